import type { Element, ElementContent, Text as HtmlText } from 'hast'
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast'
import { toString } from 'hast-util-to-string'
import type { Image, PhrasingContent, Root, RootContent, TableCell } from 'mdast'
import { walkMarkdown } from '#markdown/tree.ts'
import { DEFINITIONS, DISPLAY, ENVIRONMENT } from '#scripts/import/text/formulas.ts'
import { raisedText } from './raised-text.ts'

/** A picture with a caption is a picture with a title, or with an emphasis below it if the caption has links. */
const figure: Handle = (state, node: Element) => {
  const isCaption = (child: ElementContent) => child.type === 'element' && child.tagName === 'figcaption'
  const [caption, ...otherCaptions] = node.children.filter(isCaption)
  // Each of several belongs to what is beside it.
  if (otherCaptions.length > 0) return state.toFlow(state.all(node))
  const content = state.toFlow(
    state.all({ ...node, children: node.children.filter((child) => child !== caption) }),
  )
  const words = caption === undefined ? '' : toString(caption).trim().replaceAll(/\s+/g, ' ')
  if (caption?.type !== 'element' || words === '') return content

  // Markdown in HTML: https://kramdown.gettalong.org/syntax.html#html-blocks
  const isMarkdown = /^(?:1|block|span)$/.test(String(caption.properties['markdown']))
  if (isMarkdown && /[*_`$[]/.test(words))
    return [...content, { type: 'paragraph', children: markdownCaption(state, caption) }]
  const picture = onlyPicture(content)
  if (picture !== undefined && !hasLink(caption))
    return { type: 'paragraph', children: [{ ...picture, title: words }] }

  const phrases = state.all(caption) as PhrasingContent[]
  // Emphasis inside of emphasis would end it.
  const canBeEmphasis = phrases.every(({ type }) => type === 'text' || type === 'link')
  const line: PhrasingContent[] = canBeEmphasis ? [{ type: 'emphasis', children: phrases }] : phrases
  return [...content, { type: 'paragraph', children: line }]
}

/** A caption that is written in Markdown, in an emphasis of the sign that it does not have itself; without one if it has both. */
function markdownCaption(state: State, caption: Element): PhrasingContent[] {
  const raw = (value: string): PhrasingContent => ({ type: 'html', value })
  const phrases = caption.children.flatMap((child) => {
    if (child.type === 'text') return raw(child.value.replaceAll('<', '&lt;'))
    return (state.one(child, caption) ?? []) as PhrasingContent[]
  })
  const words = toString(caption).replaceAll(MARKDOWN_IN_HTML, '')
  const sign = ['*', '_'].find((candidate) => !words.includes(candidate)) ?? ''
  return [raw(sign), ...phrases, raw(sign)]
}

function hasLink({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (child.tagName === 'a' || hasLink(child)))
}

/** The picture of blocks that are nothing but one paragraph with one picture. */
function onlyPicture(blocks: readonly RootContent[]): Image | undefined {
  const [paragraph, ...otherBlocks] = blocks
  if (paragraph?.type !== 'paragraph' || otherBlocks.length > 0) return undefined
  const [picture, ...otherPhrases] = paragraph.children
  return picture?.type === 'image' && otherPhrases.length === 0 ? picture : undefined
}

/** A formula that KaTeX or MathJax has drawn contains its source (https://katex.org/docs/options, `output`). */
const drawnFormula: Handle = (_, node: Element) => {
  const source = formulaSource(node)
  return source === undefined ? undefined : asWritten(`$${source.trim()}$`)
}

function formulaSource(node: Element): string | undefined {
  if (node.tagName === 'annotation') return toString(node)
  for (const child of node.children) {
    const source = child.type === 'element' ? formulaSource(child) : undefined
    if (source !== undefined) return source
  }
  return undefined
}

const span: Handle = (state, node: Element) => {
  const classes = node.properties['className']
  const isFormula = Array.isArray(classes) && classes.includes('katex')
  return isFormula ? drawnFormula(state, node, undefined) : state.all(node)
}

/** Markdown in HTML: formulas, pictures, references to publications and to footnotes. A text of HTML would have its signs escaped. */
const MARKDOWN_IN_HTML = new RegExp(
  [
    /!\[[^\]\n]{0,500}\]\([^()\n]{1,500}\)/,
    DISPLAY,
    DEFINITIONS,
    /\$(?=\S)[^$\n]{1,300}(?<=\S)\$(?!\d)/,
    ENVIRONMENT,
    // A footnote, or references to publications: `[^1]`, `[@ada; @grace]`.
    /\[(?:\^[\w-]{1,50}|@[^\s[\];@]{1,100}(?:; @[^\s[\];@]{1,100}){0,20})\]/,
    // Formulas of MathJax: `\(a\)` and `\[a\]`.
    /\\{1,2}\((?<inline>(?:(?!\\[()])[^\n]){1,500}?)\\{1,2}\)/,
    /\\{1,2}\[(?<block>[^]{1,4000}?)\\{1,2}\]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** Marks formulas and pictures as HTML, which `toMarkdown` writes as it is. */
const textOfHtml = (_: State, { value }: HtmlText): PhrasingContent[] => {
  const parts: PhrasingContent[] = []
  const addText = (text: string) => {
    if (text !== '') parts.push({ type: 'text', value: text })
  }
  let end = 0
  for (const match of value.matchAll(MARKDOWN_IN_HTML)) {
    addText(value.slice(end, match.index))
    parts.push(asWritten(withDollars(match)))
    end = match.index + match[0].length
  }
  addText(value.slice(end))
  return parts
}

/** A formula in dollar signs, a reference to a publication or to a footnote: what stands in a sentence. */
const IN_SENTENCE = /^(?:\$[^$]|\[)/

/**
 * Markdown that stays as it is. What stands in a sentence has a type that `toMdast` keeps in its paragraph until `rawAsHtml` replaces it:
 * HTML would be a block, and tear the words of a `<div>` apart.
 */
function asWritten(value: string): PhrasingContent {
  return { type: IN_SENTENCE.test(value) ? 'inlineMath' : 'html', value } as PhrasingContent
}

/** Marks what stays as it is as HTML, which `toMarkdown` writes unchanged. Changes the tree in place. */
export function rawAsHtml(tree: Root): void {
  walkMarkdown(tree, (node) => {
    const isRaw = (node.type as string) === 'inlineMath'
    if (isRaw) Object.assign(node, { type: 'html' })
  })
}

/** A formula with the signs that articles have, `$…$` and `$$…$$`, in place of `\(…\)` and `\[…\]`. */
function withDollars({ 0: written, groups = {} }: RegExpExecArray): string {
  const { inline, block, tex } = groups
  if (inline !== undefined) return `$${inline.trim()}$`
  if (block !== undefined) return `$$${block.trim()}$$`
  // Without blank lines around it, this site reads no environment as a formula.
  if (tex !== undefined) return `$$${written}$$`
  return written
}

/** A quote, which begins with the summary. */
const details: Handle = (state, node: Element) => ({
  type: 'blockquote',
  children: state.toFlow(state.all(node)),
})
const summary: Handle = (state, node: Element) => {
  const words = textOfHtml(state, { type: 'text', value: toString(node).trim() })
  return { type: 'paragraph', children: [{ type: 'strong', children: words }] }
}

/** A table. One without a header gets an empty one, unless its first row is one: that of the names of rows and columns begins empty. */
const table: Handle = (state, node: Element) => {
  const written = defaultHandlers.table(state, node)
  if (written.type !== 'table') return written
  const [header, first] = written.children
  const isEmpty = (cell?: TableCell) => cell === undefined || cell.children.length === 0
  const isAdded = header?.children.every(isEmpty)
  const hasNames = first !== undefined && isEmpty(first.children[0]) && !first.children.slice(1).some(isEmpty)
  if (isAdded && hasNames && first.children.length > 1) written.children.shift()
  return written
}

/** Words above or below the line; a link in them, such as that of a footnote, stays a link. */
const raised: Handle = (state, node: Element) => {
  if (node.children.some(({ type }) => type !== 'text')) return state.all(node)
  return { type: 'text', value: raisedText(node.tagName === 'sup' ? 'sup' : 'sub', toString(node)) }
}

/** Leaves out an element without words, in which a font draws an icon: its marks of emphasis would be shown. */
const unlessEmpty =
  (handle: Handle): Handle =>
  (state, node: Element, parent) =>
    node.children.length === 0 ? undefined : handle(state, node, parent)

/** How elements become Markdown, by their tags. */
export const HANDLERS = {
  ...defaultHandlers,
  b: unlessEmpty(defaultHandlers.b),
  em: unlessEmpty(defaultHandlers.em),
  i: unlessEmpty(defaultHandlers.i),
  strong: unlessEmpty(defaultHandlers.strong),
  figure,
  details,
  summary,
  span,
  table,
  math: drawnFormula,
  sup: raised,
  sub: raised,
}
/** How nodes without a tag become Markdown. */
export const NODE_HANDLERS = { text: textOfHtml }
