import type { Element, ElementContent, Nodes, Parents, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast'
import { toString } from 'hast-util-to-string'
import type { Root as MarkdownRoot } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { addDataAddress, type EmbeddedPictures } from '#scripts/import/notebook/embedded-pictures.ts'
import { walkMarkdown } from '#markdown/tree.ts'

/** A page that R wrote, as Markdown. */
export type RenderedText = { text: string; pictures: EmbeddedPictures; leftOut: string[] }

/** Elements without words, and forms. The scripts of a chart stand beside it. */
const DROPPED = new Set(
  `script style link meta title head nav form input select textarea button canvas object embed svg math template dialog`.split(
    ' ',
  ),
)
/** Tables of contents, links of headings to themselves, numbers of headings, and signs that lead back from a note. */
const DROPPED_CLASSES =
  /^(?:anchor-section|header-section-number|footnote-back|footnoteBackLink|toc|d-title)$/
/** A chart of a script: https://www.htmlwidgets.org. */
const WIDGET = /^(?:html-widget|plotly|leaflet|shiny-\w+)$/
/** How Pandoc writes a formula: https://pandoc.org/MANUAL.html#math-rendering-in-html. */
const FORMULA = /^\s*(?:\\\(|\\\[|\$\$?)(?<source>[^]*?)(?:\\\)|\\\]|\$\$?)\s*$/
/** A character of Unicode that texts do not have stands around the number of a formula, whose signs would be escaped. */
const FORMULA_MARK = '\uE003'
const MARKED_FORMULA = /\uE003(\d+)\uE003/g
/** In text, `$` would begin a formula. */
const DOLLAR = { character: '$', inConstruct: 'phrasing' } as const

/** Converts the HTML that R Markdown writes beside its source: code, results, figures with captions, formulas and notes. */
export function renderedHtmlToMarkdown(html: string): RenderedText {
  const pictures: EmbeddedPictures = new Map()
  const leftOut: string[] = []
  const formulas: string[] = []
  const tree = fromHtml(html, { fragment: true })
  const article = articleIn(tree)
  simplify(article, leftOut, formulas)
  const markdown = toMdast(article, { handlers: HANDLERS, newlines: false }) as MarkdownRoot
  walkMarkdown(markdown, (node) => {
    if (node.type !== 'image' || !node.url.startsWith('data:')) return
    const added = addDataAddress(node.url, pictures)
    if ('reason' in added) leftOut.push(added.reason)
    node.url = 'address' in added ? added.address : ''
  })
  const extensions = [gfmToMarkdown({ tablePipeAlign: false })]
  const text = toMarkdown(markdown, { extensions, bullet: '-', rule: '-', fences: true, unsafe: [DOLLAR] })
  const withFormulas = text.replaceAll(MARKED_FORMULA, (_, index: string) => formulas[Number(index)] ?? '')
  return { text: withFormulas, pictures, leftOut: Array.from(new Set(leftOut)) }
}

/** A frame becomes a link, and so does a film. */
const frame: Handle = (_, node: Element) => {
  const address = node.properties['src']
  if (typeof address !== 'string' || address === '' || address.startsWith('data:')) return undefined
  const url = address.replace(/^\/\//, 'https://')
  return {
    type: 'link',
    url,
    children: [{ type: 'text', value: String(node.properties['title'] ?? 'Video') }],
  }
}

/** A reference to a note, and the note. */
const reference: Handle = (state, node: Element) => {
  const number = /^#fn(?<number>[\w-]+)$/.exec(String(node.properties['href'] ?? ''))?.groups?.['number']
  if (number === undefined || !classesOf(node).some((name) => /^footnote(?:-ref|Ref)$/.test(name)))
    return defaultHandlers.a(state, node)
  return { type: 'footnoteReference', identifier: number, label: number }
}
const note: Handle = (state, node: Element) => {
  const number = /^fn(?<number>\d[\w-]*)$/.exec(String(node.properties['id'] ?? ''))?.groups?.['number']
  if (number === undefined) return defaultHandlers.li(state, node)
  return {
    type: 'footnoteDefinition',
    identifier: number,
    label: number,
    children: state.toFlow(state.all(node)),
  }
}
/** A list of notes is no list. */
const list: Handle = (state, node: Element) => {
  const items = node.children.filter((child) => child.type === 'element')
  const areNotes =
    items.length > 0 && items.every((item) => /^fn\d/.test(String(item.properties['id'] ?? '')))
  return areNotes ? state.all(node) : defaultHandlers.ol(state, node)
}

const HANDLERS = { ...defaultHandlers, iframe: frame, a: reference, li: note, ol: list }

/** What the article of a whole page is: that of Distill, or the body. */
function articleIn(tree: Root): Root {
  const article = firstElement(tree, 'd-article') ?? firstElement(tree, 'body')
  return article === null ? tree : { type: 'root', children: article.children }
}

function firstElement(node: Nodes, name: string): Element | null {
  const waiting: Nodes[] = [node]
  for (;;) {
    const next = waiting.pop()
    if (next === undefined) return null
    if (next.type === 'element' && next.tagName === name) return next
    if ('children' in next) for (const child of next.children.toReversed()) waiting.push(child)
  }
}

/** Removes what shows nothing, and names the languages of code and the captions of figures as other HTML does. Changes the tree. */
function simplify(parent: Parents, leftOut: string[], formulas: string[]): void {
  const children: ElementContent[] = []
  for (const child of parent.children) {
    if (child.type === 'doctype' || child.type === 'comment') continue
    if (child.type !== 'element') {
      children.push(child)
      continue
    }
    if (isWidget(child)) leftOut.push('a chart of a script')
    if (!isDropped(child)) children.push(simplifyElement(child, leftOut, formulas))
  }
  parent.children = joinFigures(children)
}

function isWidget(element: Element): boolean {
  return classesOf(element).some((name) => WIDGET.test(name))
}

/** Whether articles cannot show an element, or have it already. */
function isDropped(element: Element): boolean {
  const isContents = element.properties['id'] === 'TOC'
  if (isContents || isWidget(element) || DROPPED.has(element.tagName)) return true
  return classesOf(element).some((name) => DROPPED_CLASSES.test(name))
}

function simplifyElement(element: Element, leftOut: string[], formulas: string[]): ElementContent {
  const classes = classesOf(element)
  if (element.tagName === 'span' && classes.includes('math')) {
    const source = FORMULA.exec(toString(element))?.groups?.['source']?.trim() ?? toString(element)
    const isBlock = classes.includes('display')
    formulas.push(isBlock ? `$$${source}$$` : `$${source}$`)
    return { type: 'text', value: `${FORMULA_MARK}${formulas.length - 1}${FORMULA_MARK}` }
  }
  if (element.tagName === 'pre') return codeElement(element)
  simplify(element, leftOut, formulas)
  return element
}

const LANGUAGE_NAME = /^[a-z][\w+#-]*$/
/** Classes of code that are no languages, of Pandoc, knitr and highlight.js. */
const OTHER_CODE_CLASSES = /^(?:sourceCode|hljs|numberSource|chunk|language-)/

/** Code whose language is a class of its `pre`, as Pandoc writes it: `sourceCode r`. */
function codeElement(element: Element): Element {
  const code = element.children.find((child) => child.type === 'element' && child.tagName === 'code')
  const classes = [...classesOf(element), ...(code?.type === 'element' ? classesOf(code) : [])]
  const languageClass = classes.find((name) => name.startsWith('language-'))
  const language = classes.find((name) => LANGUAGE_NAME.test(name) && !OTHER_CODE_CLASSES.test(name))
  const text = { type: 'text', value: toString(element) } as const
  const content: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [languageClass ?? `language-${language ?? 'text'}`] },
    children: [text],
  }
  return { type: 'element', tagName: 'pre', properties: {}, children: [content] }
}

/** A paragraph of a caption goes to the picture before it. */
function joinFigures(children: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = []
  for (const child of children) {
    const picture =
      child.type === 'element' && classesOf(child).includes('caption') ? lastPicture(joined) : null
    if (picture === null || child.type !== 'element') joined.push(child)
    else picture.properties['title'] = toString(child).trim().replaceAll(/\s+/g, ' ')
  }
  return joined
}

function lastPicture(children: readonly ElementContent[]): Element | null {
  const last = children.findLast((child) => child.type === 'element')
  return last?.type === 'element' ? firstElement(last, 'img') : null
}

function classesOf({ properties }: Element): string[] {
  const classes = properties['className']
  return Array.isArray(classes) ? classes.map(String) : []
}
