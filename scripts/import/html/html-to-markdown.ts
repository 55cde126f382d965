import type { Element, Root as HtmlRoot, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import type { Image, Link, Nodes, Parents, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { filmKindOf } from '#markdown/media/films.ts'
import { walkMarkdown } from '#markdown/tree.ts'
import { HANDLERS, NODE_HANDLERS, rawAsHtml } from './html-handlers.ts'

/** How a file that articles can show as a picture ends. */
export const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i

/** Whether articles can show a file in the syntax of pictures, also as a film. @param path its end matters */
export function isShowable(path: string): boolean {
  const kind = filmKindOf(path)
  return PICTURE.test(path) || kind === 'video' || kind === 'audio'
}

/** Names of elements that authors write in capital letters. */
const IN_CAPITALS =
  /(?:A|B|BLOCKQUOTE|BR|CENTER|CODE|DIV|EM|FONT|H[1-6]|HR|I|IMG|LI|[OU]L|P|PRE|SPAN|STRONG|SU[BP]|TABLE|TBODY|T[DHRT])\b/
/** The start of a tag of JSX. */
const COMPONENT = new RegExp(String.raw`<\/?(?!${IN_CAPITALS.source})[A-Z]`)
/** Components of JSX or Vue, which stay as they are. */
const COMPONENTS = [
  // A custom element, of Vue or the browser.
  /<\w+-[\w-]+\b/,
  // A component of JSX, and a value of one of its attributes.
  COMPONENT,
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

/** Returns the address that a link or a picture of an article has. */
type Resolve = (node: Link | Image) => string

/**
 * Converts HTML to Markdown: a block, or an element within a line.
 *
 * @param html as its author has written it; may be invalid
 * @param leftOut receives the tags of elements that an article cannot have, such as `<form>`
 * @returns `null` if it contains components of JSX or Vue, which Markdown cannot express
 */
export function htmlToMarkdown(html: string, resolve: Resolve, leftOut: string[] = []): string | null {
  const tree = htmlToTree(html, resolve, leftOut)
  return tree && writeMarkdown(tree)
}

/** Does the same as `htmlToMarkdown`, and returns the syntax tree of the Markdown. */
export function htmlToTree(html: string, resolve: Resolve, leftOut: string[]): Root | null {
  const withoutComments = html.replaceAll(COMMENT, '')
  if (hasComponent(withoutComments)) return null
  const htmlTree = fromHtml(withoutComments, { fragment: true })
  removeElements(htmlTree, leftOut)
  const options = { handlers: HANDLERS, nodeHandlers: NODE_HANDLERS, newlines: false }
  const tree = toMdast(htmlTree, options) as Root
  rawAsHtml(tree)
  removeOuterBreaks(tree)
  walkMarkdown(tree, (node) => {
    if ('children' in node) removeOuterBreaks(node)
  })
  resolveAddresses(tree, resolve)
  return tree
}

/** Writes a syntax tree as Markdown. */
export function writeMarkdown(tree: Root): string {
  const extensions = [gfmToMarkdown({ tablePipeAlign: false })]
  return toMarkdown(tree, { extensions, bullet: '-', rule: '-', fences: true }).trim()
}

/** Whether the start of HTML is a tag of JSX, whose name has a capital letter. */
export const beginsWithComponent = (html: string) => html.search(COMPONENT) === 0

/** Whether HTML has a component outside of scripts and styles, whose code has similar signs. */
function hasComponent(html: string): boolean {
  const withoutScripts = html.replaceAll(SCRIPT, '')
  return COMPONENTS.some((mark) => mark.test(withoutScripts))
}

/** A picture that its author has written in Markdown, up to the end of its address. */
const PICTURE_IN_MARKDOWN = /^(?<start>!\[[^\]]*\]\()(?<url>[^\s()]+)/

/** Gives links and pictures their new addresses. Changes the tree in place. */
function resolveAddresses(tree: Root, resolve: Resolve): void {
  const resolvePicture = (_: string, start: string, url: string) => start + resolve({ type: 'image', url })
  walkMarkdown(tree, (node, index, parent) => {
    if (node.type === 'image') node.url = resolve({ ...node, url: node.url.trim() })
    if (node.type === 'html') node.value = node.value.replace(PICTURE_IN_MARKDOWN, resolvePicture)
    if (node.type !== 'link') return true
    const picture = largePicture(node, resolve)
    if (picture === null) {
      node.url = resolve(node)
      return true
    }
    parent.children.splice(index, 1, picture)
    // The address of this picture is resolved already.
    return false
  })
}

/** A picture that leads to a picture of the blog becomes that picture, which readers can enlarge; `null` for another link. */
function largePicture({ url, children }: Link, resolve: Resolve): Image | null {
  const [content, ...otherContent] = children
  if (content?.type !== 'image' || otherContent.length > 0 || !leadsToPicture(url)) return null
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
  const others = children.filter((child) => {
    if (child.type !== 'element' || !LEFT_OUT.has(child.tagName)) return true
    leftOut.push(tagOf(child))
    return false
  })
  parent.children = others as typeof parent.children
  for (const child of others) if (child.type === 'element') removeElements(child, leftOut)
}

function tagOf({ tagName, properties }: Element): string {
  const address = properties['src'] ?? properties['href']
  return typeof address === 'string' ? `<${tagName} src="${address}">` : `<${tagName}>`
}
