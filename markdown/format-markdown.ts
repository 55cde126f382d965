import type { Root } from 'hast'
import { toHast } from 'mdast-util-to-hast'
import { visit } from 'unist-util-visit'
import type { ArticlePlaces, Reference } from './article-places.ts'
import { asWritten } from './as-written.ts'
import { loadCharacterReferences } from './character-references.ts'
import { codeHandlers } from './code/code-handlers.ts'
import { replaceShortcodes } from './emoji/emoji.ts'
import { isTooLarge, MAX_NODES, TOO_DEEP, TOO_LARGE, TOO_MANY_NODES } from './limits.ts'
import { mathHandlers } from './math/math-handlers.ts'
import { parseMarkdown } from './parse.ts'
import { loadPlugins } from './plugins.ts'
import { onlyAllowed } from './sanitize.ts'
import { prefixFootnoteLabel } from './transforms/footnotes.ts'
import { anchorHeadings } from './transforms/headings.ts'
import { showHtmlAsText } from './transforms/html-as-text.ts'
import { arrangeImages, resolveImages } from './transforms/images.ts'
import { resolveLinks } from './transforms/links.ts'
import { classQuotesAndLists } from './transforms/quotes-and-lists.ts'
import { arrangeTables } from './transforms/tables.ts'
import { takeHead } from './transforms/take-head.ts'
import { nameTasks } from './transforms/tasks.ts'
import { hasMoreNodes } from './tree-size.ts'

/** A text as a page shows it. */
export type FormattedMarkdown = {
  /** The heading of level 1 that opens the text and is no longer in the body; `null` when there is none. */
  title: string | null
  /** The first paragraph, at most 160 characters; may be empty. */
  description: string
  /** Plain data: elements and attributes of the allow-list, and text. */
  body: Root
  references: Reference[]
}

/** What formatting is doing. Loading waits for the network and has no deadline. */
export type Progress = 'loading' | 'formatting'

type Options = {
  /** The title that the page already has: an opening heading leaves the text only if it repeats it. */
  knownTitle?: string | null
  onProgress?: ((progress: Progress) => void) | undefined
}

/**
 * Formats Markdown for the build, for a browser and for the development server, so that all show the same. It does not
 * fail: a text that cannot be formatted comes back as it is written.
 */
export async function formatMarkdown(
  markdown: string,
  places: ArticlePlaces,
  options: Options = {},
): Promise<FormattedMarkdown> {
  if (isTooLarge(markdown)) return asWritten(markdown, TOO_LARGE)
  try {
    return await formatted(markdown, places, options)
  } catch (error) {
    return asWritten(markdown, error instanceof RangeError ? TOO_DEEP : 'it could not be read as Markdown')
  }
}

async function formatted(
  markdown: string,
  places: ArticlePlaces,
  { knownTitle = null, onProgress }: Options,
): Promise<FormattedMarkdown> {
  await loadCharacterReferences(markdown)
  onProgress?.('formatting')
  const source = parseMarkdown(markdown)

  // Only the parsed text tells which plugins it needs.
  onProgress?.('loading')
  const { highlight, findEmoji, renderMath } = await loadPlugins(source)
  onProgress?.('formatting')

  if (findEmoji) replaceShortcodes(source, findEmoji)
  const head = takeHead(source, knownTitle)
  showHtmlAsText(source)
  const html = toHast(source, {
    handlers: { ...codeHandlers(highlight), ...mathHandlers(renderMath) },
    footnoteLabelProperties: { className: ['visually-hidden'] },
  })
  const tree: Root = html.type === 'root' ? html : { type: 'root', children: [] }
  if (hasMoreNodes(tree, MAX_NODES)) return asWritten(markdown, TOO_MANY_NODES)

  anchorHeadings(tree, head.title)
  prefixFootnoteLabel(tree)
  const references = [...resolveLinks(tree, places), ...resolveImages(tree, places)]
  classQuotesAndLists(tree)
  nameTasks(tree)
  arrangeImages(tree)
  arrangeTables(tree)
  return { ...head, body: withoutPositions(onlyAllowed(tree)), references }
}

/** Positions in the source would double the size of the tree. */
function withoutPositions(tree: Root): Root {
  visit(tree, (node) => {
    delete node.position
  })
  return tree
}
