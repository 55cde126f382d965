import type { Nodes, Root } from 'hast'
import { toHast } from 'mdast-util-to-hast'
import type { ArticlePlaces, Reference } from './article-places.ts'
import { asWritten } from './as-written.ts'
import { codeHandlers } from './code/code-handlers.ts'
import { replaceShortcodes } from './emoji/emoji.ts'
import { isTooLarge, MAX_NODES } from './limits.ts'
import { tooDeep, tooLarge, tooManyParts, unreadable, footnotes, backToReference } from './words.ts'
import { formulaErrors, mathHandlers } from './math/math-handlers.ts'
import { keepMarks } from './math/keep-marks.ts'
import { loadCharacterReferences } from './parse/character-references.ts'
import { type Destination, collectDestinations } from './parse/destinations.ts'
import { parseMarkdown } from './parse/parse.ts'
import { loadPlugins } from './plugins.ts'
import { onlyAllowed } from './sanitize.ts'
import { linksWithBlank } from './transforms/blank-links.ts'
import { foreignMarks } from './transforms/foreign-marks.ts'
import { anchorHeadings, prefixFootnoteLabel } from './transforms/headings.ts'
import { htmlAsText } from './transforms/html-as-text.ts'
import { arrangeImages, resolveImages } from './transforms/images.ts'
import { resolveLinks } from './transforms/links.ts'
import { classQuotesAndLists, nameTasks } from './transforms/lists.ts'
import { arrangeTables } from './transforms/tables.ts'
import { takeHead } from './transforms/take-head.ts'
import { hasMoreNodes } from './tree-size.ts'

export type FormattedMarkdown = {
  /** The opening heading of level 1, which the body then lacks; `null` if there is none. */
  title: string | null
  /** The first paragraph, at most 160 characters; may be empty. */
  description: string
  /** Only elements and attributes of the allow-list (`sanitize.ts`). */
  body: Root
  references: Reference[]
  /** Only in the build, and only for a text that could be formatted. */
  destinations?: Destination[]
}

/**
 * Formats Markdown for the build, browsers and the development server. It never fails: a text that cannot be formatted is
 * shown as it is written.
 *
 * @param knownTitle the page's title, if it has one: the opening heading is removed only if it repeats the title
 */
export async function formatMarkdown(
  markdown: string,
  places: ArticlePlaces,
  knownTitle: string | null = null,
): Promise<FormattedMarkdown> {
  if (isTooLarge(markdown)) return asWritten(markdown, tooLarge)
  try {
    return await formatted(markdown, places, knownTitle)
  } catch (error) {
    return asWritten(markdown, error instanceof RangeError ? tooDeep : unreadable)
  }
}

async function formatted(
  markdown: string,
  places: ArticlePlaces,
  knownTitle: string | null,
): Promise<FormattedMarkdown> {
  await loadCharacterReferences(markdown)
  const destinations: Destination[] = []
  const source = parseMarkdown(markdown, import.meta.env.SSR ? [collectDestinations(destinations)] : [])
  // Only the build warns, so browsers do not load the code that finds these mistakes.
  const mistakes = import.meta.env.SSR ? [...linksWithBlank(source), ...foreignMarks(source)] : []
  const { highlight, shortcodes, renderMath } = await loadPlugins(source)
  if (shortcodes) replaceShortcodes(source, shortcodes)
  const head = takeHead(source, knownTitle)
  const html = toHast(source, {
    handlers: { html: htmlAsText, ...codeHandlers(highlight), ...mathHandlers(renderMath) },
    footnoteLabel: footnotes,
    footnoteLabelProperties: { className: ['visually-hidden'] },
    footnoteBackLabel: (note, use) =>
      backToReference.replace('{reference}', `${note + 1}${use > 1 ? `-${use}` : ''}`),
  })
  const tree: Root = html.type === 'root' ? html : { type: 'root', children: [] }
  if (hasMoreNodes(tree, MAX_NODES)) return asWritten(markdown, tooManyParts)

  const titleId = anchorHeadings(tree, head.title)
  prefixFootnoteLabel(tree)
  const references = [
    ...resolveLinks(tree, places, titleId),
    ...resolveImages(tree, places),
    ...mistakes,
    ...(import.meta.env.SSR ? formulaErrors(tree) : []),
  ]
  classQuotesAndLists(tree)
  nameTasks(tree)
  arrangeImages(tree)
  arrangeTables(tree)
  keepMarks(tree)
  dropPositions(tree)
  return { ...head, body: onlyAllowed(tree), references, ...(import.meta.env.SSR && { destinations }) }
}

/** Positions would double the size of the tree, and the allow-list would copy each one. */
function dropPositions(node: Nodes): void {
  delete node.position
  if ('children' in node) node.children.forEach(dropPositions)
}
