import type { Attributes, Block } from './blocks.ts'
import { type CodeContext, convertCode } from './code-cells.ts'
import { captionPrefix } from './labels.ts'
import { captioned, convertWords, type WordsContext } from './words.ts'

export type TextContext = CodeContext & WordsContext

/** What is around a block. */
type Surroundings = { isOutput: boolean; isTopLevel: boolean }

/** Quarto's callouts, and GitHub's alerts: https://quarto.org/docs/authoring/callouts.html. */
const CALLOUT = /^callout-(?<kind>note|tip|warning|important|caution)$/
/** Divs that no reader of a page sees, or that a program fills in. */
const HIDDEN = new Set(['hidden', 'notes', 'speaker-notes'])
/** Theorems and the like: https://quarto.org/docs/authoring/cross-references.html#theorems-and-proofs. */
const THEOREM = /^(?:thm|lem|cor|prp|cnj|def|exm|exr|sol|rem|alg)-/
const ONLY_PICTURE = /^!\[(?<alt>[^\]]*)\]\((?<target>[^()\s]+)(?: "(?:[^"\\]|\\.)*")?\)$/

/** Converts blocks to Markdown, with an empty line between them. */
export function convertBlocks(
  blocks: readonly Block[],
  context: TextContext,
  around: Surroundings = { isOutput: false, isTopLevel: true },
): string {
  const parts = blocks.map((block) => convertBlock(block, context, around))
  return parts
    .map((part) => part.replaceAll(/^(?:[ \t]*\n)+|\s+$/g, ''))
    .filter((part) => part !== '')
    .join('\n\n')
}

function convertBlock(block: Block, context: TextContext, around: Surroundings): string {
  if (block.type === 'words') return convertWords(block.lines.join('\n'), context)
  const markdown =
    block.type === 'code' ? convertCode(block, around.isOutput, context) : convertDiv(block, context, around)
  return indented(markdown, block.indent)
}

/** Further lines of a block in a list have blanks instead of its signs. */
function indented(markdown: string, indent: string): string {
  if (indent === '' || markdown === '') return markdown
  const further = indent.replaceAll(/[^>\s]/g, ' ')
  return markdown
    .split('\n')
    .map((line, index) => (index === 0 ? indent : further) + line)
    .join('\n')
}

function convertDiv(div: Block & { type: 'div' }, context: TextContext, around: Surroundings): string {
  const { attributes, children, indent } = div
  const { classes, id } = attributes
  if (isHidden(attributes)) return ''
  const isTopLevel = around.isTopLevel && indent === ''
  const callout = classes.map((name) => CALLOUT.exec(name)?.groups?.['kind']).find(Boolean)
  const isOutput = around.isOutput || classes.some((name) => name.startsWith('cell-output'))
  const isQuote = callout !== undefined || THEOREM.test(id)
  const content = convertBlocks(children, context, { isOutput, isTopLevel: isTopLevel && !isQuote })
  if (callout !== undefined) return calloutMarkdown(callout, content, div, context, isTopLevel)
  if (THEOREM.test(id)) return theoremMarkdown(content, attributes, context)
  if (id.startsWith('fig-') && context.labels.has(id)) return figureMarkdown(content, id, attributes, context)
  const hasLayout = Array.from(attributes.values.keys()).some((name) => name.startsWith('layout'))
  return hasLayout ? sideBySide(content) : content
}

/** Whether a div is for other formats than pages, or is filled in by a program. */
function isHidden({ classes, id, values }: Attributes): boolean {
  if (id === 'refs' || classes.some((name) => HIDDEN.has(name))) return true
  const when = values.get('when-format')
  const unless = values.get('unless-format')
  const isForPages = when === undefined ? unless?.startsWith('html') !== true : when.startsWith('html')
  if (classes.includes('content-visible')) return !isForPages
  if (!classes.includes('content-hidden')) return false
  const isConditional = when !== undefined || unless !== undefined
  return !isConditional || isForPages
}

/** A heading in the first line, which is the title of a callout or of a theorem. */
const OPENING_HEADING = /^#{1,6}[ \t]+(?<heading>[^\n]*)(?:\n|$)/

function withoutFirstLine(text: string): string {
  const lineEnd = text.indexOf('\n')
  return lineEnd === -1 ? '' : text.slice(lineEnd)
}

function calloutMarkdown(
  kind: string,
  content: string,
  { attributes }: Block & { type: 'div' },
  context: TextContext,
  isTopLevel: boolean,
): string {
  const heading = OPENING_HEADING.exec(content)?.groups?.['heading'] ?? ''
  const body = heading === '' ? content : withoutFirstLine(content)
  const writtenTitle = attributes.values.get('title')
  const title = writtenTitle === undefined ? heading : convertWords(writtenTitle, context)
  // Only quotes that are in no other block can be alerts.
  const alert = isTopLevel ? `[!${kind.toUpperCase()}]` : ''
  const shownTitle = title || (isTopLevel ? '' : kind.charAt(0).toUpperCase() + kind.slice(1))
  const bold = shownTitle === '' ? '' : `**${shownTitle.replaceAll('**', '').trim()}**`
  const text = [bold, body.trim()].filter((part) => part !== '').join('\n\n')
  return quoted(text === '' ? '' : [alert, text].filter((part) => part !== '').join('\n'))
}

function quoted(text: string): string {
  return text === '' ? '' : text.replaceAll(/^(?=[^\n])/gm, '> ').replaceAll(/^$/gm, '>')
}

function theoremMarkdown(content: string, { id, values }: Attributes, { labels }: TextContext): string {
  const { heading } = /^#{1,6}[ \t]+(?<heading>[^\n]*)\n/.exec(content)?.groups ?? {}
  const name = values.get('name') ?? heading
  const body = heading === undefined ? content : content.slice(content.indexOf('\n'))
  const number = labels.get(id) ?? ''
  return quoted(`**${number}${name === undefined ? '' : ` (${name})`}**\n\n${body.trim()}`)
}

/** The start of a block that is no paragraph of words: a picture, code, a table, a list, a heading or a quote. */
const OTHER_BLOCK = /^(?:!\[|```|~~~|\||\*|#|>)/

/** A figure made of blocks: the last paragraph is its caption. */
function figureMarkdown(
  content: string,
  id: string,
  { values }: Attributes,
  { labels }: TextContext,
): string {
  const paragraphs = content.split(/\n{2,}/)
  const prefix = captionPrefix(id, labels)
  const last = paragraphs.at(-1) ?? ''
  const hasCaption = paragraphs.length > 1 && !OTHER_BLOCK.test(last)
  const caption = hasCaption ? `${prefix}${last.replaceAll('\n', ' ')}` : prefix.replace(/: $/, '')
  const figures = hasCaption ? paragraphs.slice(0, -1) : paragraphs
  const picture = figures.length === 1 ? ONLY_PICTURE.exec(figures[0] ?? '')?.groups : undefined
  if (picture && hasCaption)
    return captioned(picture['target'] ?? '', picture['alt'] || (values.get('fig-alt') ?? ''), caption)
  if (picture && /"[^"]*"\)$/.test(figures[0] ?? '')) return content
  const shown =
    values.has('layout-ncol') || values.has('layout')
      ? sideBySide(figures.join('\n\n'))
      : figures.join('\n\n')
  const alreadyHas = shown.includes(prefix) || caption === ''
  return alreadyHas ? shown : `${shown}\n\n*${caption.replaceAll('*', '')}*`
}

/** Pictures alone in their paragraphs stand side by side in one paragraph. */
function sideBySide(content: string): string {
  const paragraphs = content.split(/\n{2,}/)
  const arePictures =
    paragraphs.length > 1 && paragraphs.every((paragraph) => ONLY_PICTURE.test(paragraph.trim()))
  return arePictures ? paragraphs.map((paragraph) => paragraph.trim()).join('\n') : content
}
