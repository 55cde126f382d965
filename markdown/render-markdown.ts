import type { Root } from 'hast'
import { toHast } from 'mdast-util-to-hast'
import { visit } from 'unist-util-visit'
import { toolsFor } from './plugins.ts'
import { onlyAllowed } from './sanitize.ts'
import { takeHead } from './article-head.ts'
import { loadCharacterReferences } from './character-references.ts'
import { dressTree } from './transforms/dress-tree.ts'
import { replaceShortcodes } from './emoji/emoji.ts'
import { parseMarkdown, showHtmlAsText } from './parse.ts'
import { codeHandlers } from './code/code-handlers.ts'
import { limitReached } from './limits.ts'
import { partLongLists } from './transforms/list-parts.ts'
import { layoutReached } from './layout-limits.ts'
import type { MarkdownContext } from './context.ts'
import { mathHandlers } from './math/math-handlers.ts'
import { plainText } from './plain-text.ts'
import type { RenderedMarkdown } from './rendered-markdown.ts'
import { markTallBlocks } from './transforms/tall-blocks.ts'
import { isDeeperThan } from './tree-depth.ts'
import { hasMoreNodes, isLongText } from './tree-size.ts'

/** Browsers flatten a document from 512 levels on, and the steps after the parser are recursive. */
const MAX_TREE_DEPTH = 256
/** Of the parsed text. What comes after the parser takes a second for so many, and a browser as long to show them. */
const MAX_NODES = 50_000

/**
 * The one way from Markdown to what a page shows: by the build and in the browser, so that the two never differ.
 * It never fails: a text that cannot be parsed, or not in good time, is shown as it is written.
 *
 * Parsing comes first, because only the parsed text tells which abilities have to be loaded for it.
 *
 * @param markdown any text at all
 * @param knownTitle the title that the page has already, if any: an opening heading is then taken off only if it repeats it
 */
export async function renderMarkdown(
  markdown: string,
  context: MarkdownContext,
  knownTitle: string | null = null,
): Promise<RenderedMarkdown> {
  const reason = context.isUnlimited ? null : limitReached(markdown)
  if (reason !== null) return plainText(markdown, reason)
  try {
    return await formatted(markdown, context, knownTitle)
  } catch {
    return plainText(markdown, 'it could not be read as Markdown')
  }
}

async function formatted(
  markdown: string,
  context: MarkdownContext,
  knownTitle: string | null,
): Promise<RenderedMarkdown> {
  await loadCharacterReferences(markdown)
  const tree = parseMarkdown(markdown)
  await nextTask()
  if (hasMoreNodes(tree, MAX_NODES)) return plainText(markdown, 'it has more than 50,000 parts')
  const { highlight, findEmoji, renderMath } = await toolsFor(tree, context.abilities)
  if (findEmoji) replaceShortcodes(tree, findEmoji)
  const { title, description } = takeHead(tree, knownTitle)
  showHtmlAsText(tree)
  const html = toHast(tree, {
    handlers: { ...codeHandlers(highlight), ...mathHandlers(renderMath) },
    footnoteLabelProperties: { className: ['visually-hidden'] },
  })
  await nextTask()
  const root: Root = html.type === 'root' ? html : { type: 'root', children: [] }
  if (isDeeperThan(root, MAX_TREE_DEPTH)) return plainText(markdown, 'its emphasis is nested too deeply')
  const references = dressTree(root, context, title)
  partLongLists(root)
  const reason = context.isUnlimited ? null : layoutReached(root)
  if (reason !== null) return plainText(markdown, reason)
  if (isLongText(root)) markTallBlocks(root)
  return { title, description, body: bare(onlyAllowed(root)), references }
}

/** Between two long steps a worker says that it is alive (`worker-job.ts`). */
function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done))
}

/** Without positions in the source, which would double the size of a saved copy. */
function bare(root: Root): Root {
  visit(root, (node) => {
    delete node.position
  })
  return root
}
