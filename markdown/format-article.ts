import type { Nodes, Root } from 'hast'
import { toHast, type State } from 'mdast-util-to-hast'
import type { Html, Parents, Root as MarkdownRoot } from 'mdast'
import {
  asWritten,
  type Formatted,
  type FormattedMarkdown,
  type Reference,
  withFrontmatter,
} from './article.ts'
import { codeHandlers } from './code/code-block.ts'
import { replaceShortcodes } from './emoji/emoji.ts'
import { isTooLarge, MAX_NODES } from './limits.ts'
import { tooDeep, tooLarge, tooManyParts, unreadable, footnotes, backToReference } from './words.ts'
import { mathHandlers, keepMarks } from './math/math-handlers.ts'
import type * as mathPlugin from './math/math.ts'
import type { Formula } from './math/math-syntax.ts'
import { loadCharacterReferences } from './parse/character-references.ts'
import { type Destination, collectDestinations } from './parse/destinations.ts'
import { parseMarkdown } from './parse/parse.ts'
import { loadPlugins } from './plugins.ts'
import { onlyAllowed } from './sanitize.ts'
import type { UrlBases } from './transforms/destination.ts'
import { arrangeBlocks } from './transforms/arrange-blocks.ts'
import { diagramMarks } from './transforms/diagram-marks.ts'
import { foreignMarks } from './transforms/foreign-marks.ts'
import { makePlayers } from './media/films.ts'
import { makeFrames } from './media/frames.ts'
import { anchorHeadings, nameAnchors } from './transforms/headings.ts'
import { resolveReferences } from './transforms/resolve-references.ts'
import { takeHead } from './transforms/take-head.ts'
import { countNodes, element } from './tree.ts'

/** Formats a whole article. This module imports the parser, so pages load it in a worker (`worker/format.ts`). */
export function formatArticle(text: string, bases: UrlBases): Promise<Formatted> {
  return withFrontmatter(text, bases, (markdown, { title = null, lang }) =>
    formatMarkdown(markdown, bases, title, lang),
  )
}

/** Formats Markdown; a text that cannot be formatted is shown as it is written. `takeHead` explains the title. */
export async function formatMarkdown(
  markdown: string,
  bases: UrlBases,
  knownTitle: string | null = null,
  lang?: string,
): Promise<FormattedMarkdown> {
  if (isTooLarge(markdown)) return asWritten(markdown, tooLarge)
  try {
    return await formatText(markdown, bases, knownTitle, lang)
  } catch (error) {
    return asWritten(markdown, error instanceof RangeError ? tooDeep : unreadable)
  }
}

async function formatText(
  markdown: string,
  bases: UrlBases,
  knownTitle: string | null,
  lang: string | undefined,
): Promise<FormattedMarkdown> {
  await loadCharacterReferences(markdown)
  const destinations: Destination[] = []
  const source = parseMarkdown(markdown, import.meta.env.SSR ? [collectDestinations(destinations)] : [])
  // Only the build warns, so browsers do not load the code that finds these marks.
  const marks = import.meta.env.SSR ? await marksOf(source) : []
  const { highlight, shortcodes, math, showPublications } = await loadPlugins(source)
  if (shortcodes) replaceShortcodes(source, shortcodes)
  math?.defineMacros(source)
  const shown = showPublications?.(source, bases.owner ?? '')
  const publications = shown?.publications ?? []
  const head = takeHead(source, knownTitle, math && formulaReader(math))
  const html = toHast(source, {
    handlers: { html: htmlAsText, ...codeHandlers(highlight), ...mathHandlers(math?.mathRenderer()) },
    // `onlyAllowed` prefixes ids.
    clobberPrefix: '',
    footnoteLabel: footnotes,
    footnoteLabelProperties: { className: ['visually-hidden'] },
    // Our fonts have this arrow. Phones show that of GitHub, U+21A9, as a coloured picture.
    footnoteBackContent: (_note, use) => (use > 1 ? `↑${use}` : '↑'),
    footnoteBackLabel: (note, use) =>
      backToReference.replace('{reference}', `${note + 1}${use > 1 ? `-${use}` : ''}`),
  })
  const tree: Root = html.type === 'root' ? html : { type: 'root', children: [] }
  if (countNodes(tree, MAX_NODES) > MAX_NODES) return asWritten(markdown, tooManyParts)
  const titleFragment = anchorHeadings(tree, head.title)
  const references = [
    ...resolveReferences(tree, bases, titleFragment),
    ...marks,
    ...(shown?.references ?? []),
  ]
  arrangeBlocks(tree, lang)
  keepMarks(tree)
  dropPositions(tree)
  const body = onlyAllowed(tree)
  makePlayers(body, bases)
  makeFrames(body)
  nameAnchors(body)
  return { ...head, body, references, destinations, publications }
}

/** Reads the formulas of a description: as a renderer of its own, it takes nothing from the limits of the text. */
function formulaReader({ mathRenderer, formulaText }: typeof mathPlugin) {
  const render = mathRenderer()
  return ({ value, macros }: Formula) => {
    const formula = render(value, false, macros)
    return formula.tagName === 'math' ? formulaText(formula) : value
  }
}

/** The parts of a text that the build warns about. */
async function marksOf(source: MarkdownRoot): Promise<Reference[]> {
  // The names of all languages would otherwise be in the worker of browsers.
  const { unknownLanguages } = await import('./code/unknown-languages.ts')
  return [...foreignMarks(source), ...diagramMarks(source), ...unknownLanguages(source)]
}

/** Positions would double the size of the tree, and the allow-list would copy each one. */
function dropPositions(node: Nodes): void {
  delete node.position
  if ('children' in node) node.children.forEach(dropPositions)
}

/** Shows raw HTML as text (MD-5). The class of a block preserves lines and indentation. */
function htmlAsText(state: State, { value }: Html, parent: Parents | undefined) {
  const isBlock = ['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(parent?.type ?? '')
  // `dir="auto"` of the article ignores elements with a `dir`, so the letters of tags do not decide its direction.
  if (isBlock) return element('p', { className: ['html-text'], dir: 'auto' }, [value])
  return state.one({ type: 'text', value }, parent)
}
