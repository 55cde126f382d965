import type { Element, Root as HtmlRoot, RootContent, Text as HtmlText } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { defaultHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast'
import { toString } from 'hast-util-to-string'
import type { Image, Link, Nodes, Parents, PhrasingContent, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { filmKindOf } from '#markdown/transforms/films.ts'
import { walkMarkdown } from '#markdown/tree.ts'
import { raisedText } from './raised-text.ts'

/** How a file that articles can show as a picture ends. */
export const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i

/** Whether articles can show a file in the syntax of pictures, also as a film. @param path its end matters */
export function isShowable(path: string): boolean {
  const kind = filmKindOf(path)
  return PICTURE.test(path) || kind === 'video' || kind === 'audio'
}

/** Components of JSX or Vue, which stay as they are. */
const COMPONENTS = [
  // A custom element, of Vue or the browser.
  /<\w+-[\w-]+\b/,
  // A component of JSX, and a value of one of its attributes.
  /<\/?[A-Z]/,
  /=\{/,
]
/** Elements that need a script or a style, or a program to draw them. An article has none, so it has not their content either. */
const LEFT_OUT = new Set(
  'script style link meta noscript template form input select textarea button canvas object embed svg dialog map'.split(
    ' ',
  ),
)

const SCRIPT = /<(script|style)\b[^]*?<\/\1>/gi
const COMMENT = /<!--[^]*?(?:-->|$)/g

/** A picture with a caption is a picture with a title, or with an emphasis below it if the caption has links. */
const figure: Handle = (state, node: Element) => {
  const elements = node.children.filter((child) => child.type === 'element')
  const caption = elements.find(({ tagName }) => tagName === 'figcaption')
  const others = node.children.filter((child) => child !== caption)
  const content = state.toFlow(state.all({ ...node, children: others }))
  const [first] = content
  const isPicture = first?.type === 'paragraph' && first.children.length === 1 && content.length === 1
  const image = isPicture ? first.children[0] : undefined
  const words = caption === undefined ? '' : toString(caption).trim().replaceAll(/\s+/g, ' ')
  if (caption === undefined || words === '') return content
  const hasLink = JSON.stringify(caption.children).includes('"tagName":"a"')
  if (image?.type === 'image' && !hasLink)
    return { type: 'paragraph', children: [{ ...image, title: words }] }
  const phrases = state.all(caption) as PhrasingContent[]
  const isPlain = phrases.every(({ type }) => type === 'text' || type === 'link')
  return [
    ...content,
    { type: 'paragraph', children: isPlain ? [{ type: 'emphasis', children: phrases }] : phrases },
  ]
}

/** A formula that KaTeX or MathJax has drawn contains its source (https://katex.org/docs/options, `output`). */
const drawnFormula: Handle = (_, node: Element) => {
  const source = formulaSource(node)
  return source === undefined ? undefined : { type: 'html', value: `$${source.trim()}$` }
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

/** Markdown that stands in HTML: formulas and pictures. A text of HTML would have its signs escaped. */
const MARKDOWN_IN_HTML = new RegExp(
  [
    /!\[[^\]\n]{0,500}\]\([^()\n]{1,500}\)/,
    /\$\$[^$]{1,2000}\$\$/,
    /\$(?=\S)[^$\n]{1,300}(?<=\S)\$(?!\d)/,
    /\\{1,2}\((?<inline>[^()\n]{1,500}?)\\{1,2}\)/,
    /\\{1,2}\[(?<block>[^]{1,2000}?)\\{1,2}\]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

const textOfHtml = (_: State, node: HtmlText): PhrasingContent[] => {
  const parts: PhrasingContent[] = []
  let end = 0
  for (const match of node.value.matchAll(MARKDOWN_IN_HTML)) {
    const { inline, block } = match.groups ?? {}
    parts.push({ type: 'text', value: node.value.slice(end, match.index) })
    const formula = inline === undefined ? block && `$$${block.trim()}$$` : `$${inline.trim()}$`
    parts.push({ type: 'html', value: formula ?? match[0] })
    end = match.index + match[0].length
  }
  parts.push({ type: 'text', value: node.value.slice(end) })
  return parts.filter(
    ({ type }, index) => type !== 'text' || parts[index]?.type !== 'text' || hasWords(parts[index]),
  )
}

const hasWords = (part: PhrasingContent | undefined) =>
  part !== undefined && 'value' in part && part.value !== ''

/** A quote, which begins with the summary. */
const details: Handle = (state, node: Element) => ({
  type: 'blockquote',
  children: state.toFlow(state.all(node)),
})
const summary: Handle = (_, node: Element) => {
  const words = { type: 'text', value: toString(node).trim() } as const
  return { type: 'paragraph', children: [{ type: 'strong', children: [words] }] }
}

/** Words above or below the line; a link in them, such as that of a footnote, stays a link. */
const raised: Handle = (state, node: Element) => {
  if (node.children.some(({ type }) => type !== 'text')) return state.all(node)
  return { type: 'text', value: raisedText(node.tagName === 'sup' ? 'sup' : 'sub', toString(node)) }
}

const HANDLERS = {
  ...defaultHandlers,
  figure,
  details,
  summary,
  span,
  math: drawnFormula,
  sup: raised,
  sub: raised,
}
const NODE_HANDLERS = { text: textOfHtml }

/**
 * Converts HTML to Markdown, with resolved addresses of links and images.
 *
 * @param leftOut receives the tags of elements that an article cannot have
 * @returns `null` if Markdown cannot express it
 */
export function htmlToMarkdown(
  written: string,
  resolve: (node: Link | Image) => string,
  leftOut: string[] = [],
): string | null {
  const html = written.replaceAll(COMMENT, '')
  if (COMPONENTS.some((mark) => mark.test(html.replaceAll(SCRIPT, '')))) return null
  const tree = fromHtml(html, { fragment: true })
  removeElements(tree, leftOut)
  const markdown = toMdast(tree, { handlers: HANDLERS, nodeHandlers: NODE_HANDLERS, newlines: false }) as Root
  removeOuterBreaks(markdown)
  walkMarkdown(markdown, (node, index, parent) => {
    if ('children' in node) removeOuterBreaks(node)
    if (node.type === 'link') {
      const picture = largePicture(node, resolve)
      if (picture) parent.children.splice(index, 1, picture)
      else node.url = resolve(node)
      return picture === null
    }
    if (node.type === 'image') node.url = resolve({ ...node, url: node.url.trim() })
    return true
  })
  const extensions = [gfmToMarkdown({ tablePipeAlign: false })]
  return toMarkdown(markdown, { extensions, bullet: '-', rule: '-', fences: true }).trim()
}

/** A picture that leads to a picture of the blog becomes that picture, which readers can enlarge; `null` for another link. */
function largePicture({ url, children }: Link, resolve: (node: Link | Image) => string): Image | null {
  const [content, ...others] = children
  if (content?.type !== 'image' || others.length > 0 || !leadsToPicture(url)) return null
  const picture: Image = { ...content, url: url.trim() }
  const resolved = resolve(picture)
  return resolved === picture.url ? null : { ...picture, url: resolved }
}

/** Whether an address ends like that of a picture. */
export const leadsToPicture = (address: string) => PICTURE.test(address.trim().replace(/[?#].*$/s, ''))

/** Markdown has breaks only between words: at the start or the end of a block a backslash would be shown. */
function removeOuterBreaks(parent: Parents): void {
  const children = parent.children as Nodes[]
  while (children.at(-1)?.type === 'break') children.pop()
  while (children[0]?.type === 'break') children.shift()
}

/** Removes elements that an article cannot have. Changes the tree in place. */
function removeElements(parent: HtmlRoot | Element, leftOut: string[]): void {
  const children = parent.children as RootContent[]
  const kept = children.filter((child) => {
    const isLeftOut = child.type === 'element' && LEFT_OUT.has(child.tagName)
    if (isLeftOut && child.type === 'element') leftOut.push(tagOf(child))
    return !isLeftOut
  })
  parent.children = kept as typeof parent.children
  for (const child of kept) if (child.type === 'element') removeElements(child, leftOut)
}

function tagOf({ tagName, properties }: Element): string {
  const address = properties['src'] ?? properties['href']
  return typeof address === 'string' ? `<${tagName} src="${address}">` : `<${tagName}>`
}
