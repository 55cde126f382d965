import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast'
import { toString } from 'hast-util-to-string'
import type { Image, Link, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { walkElements, walkMarkdown } from '#markdown/tree.ts'

/** Elements that Markdown cannot express. Their text alone would be wrong. */
const FOREIGN =
  /^(?:script|style|form|input|select|textarea|button|canvas|object|embed|svg|math|template|dialog|map|.*-.*)$/

/** A video or a frame becomes a link. */
const player: Handle = (state, node: Element) => {
  let address = node.properties['src']
  walkElements(node, ({ tagName, properties }) => {
    if (tagName === 'source') address ??= properties['src']
  })
  if (typeof address !== 'string' || address === '') return undefined
  const value = String(node.properties['title'] ?? (node.tagName === 'audio' ? 'Audio' : 'Video'))
  const url = address.replace(/^\/\//, 'https://')
  const link: Link = { type: 'link', url, children: [{ type: 'text', value }] }
  state.patch(node, link)
  return link
}

/** A picture with a caption is a picture with a title (`arrangeImages`). */
const figure: Handle = (state, node: Element) => {
  const content = state.all(node)
  const [first] = content
  const image = first?.type === 'paragraph' && first.children.length === 1 ? first.children[0] : first
  const caption = node.children.find((child) => child.type === 'element' && child.tagName === 'figcaption')
  // A title has no links.
  const hasLink =
    caption &&
    'children' in caption &&
    caption.children.some((one) => 'tagName' in one && one.tagName === 'a')
  if (content.length !== 2 || !caption || hasLink || image?.type !== 'image') return state.toFlow(content)
  const title = toString(caption).trim().replaceAll(/\s+/g, ' ')
  return { type: 'paragraph', children: [{ ...image, title }] }
}

/** A quote, which begins with the summary. */
const details: Handle = (state, node: Element) => {
  return { type: 'blockquote', children: state.toFlow(state.all(node)) }
}
const summary: Handle = (_, node: Element) => {
  const value = toString(node).trim()
  return { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value }] }] }
}

const HANDLERS = {
  ...defaultHandlers,
  figure,
  details,
  summary,
  iframe: player,
  video: player,
  audio: player,
}

/**
 * Converts HTML to Markdown.
 *
 * @param resolve returns the address of a link or an image
 * @returns `null` if Markdown cannot express it
 */
export function htmlToMarkdown(written: string, resolve: (node: Link | Image) => string): string | null {
  const html = written.replaceAll(/<!--[^]*?(?:-->|$)/g, '')
  // A component of JSX or Vue.
  if (/<\/?[A-Z]|=\{/.test(html)) return null
  const tree = fromHtml(html, { fragment: true })
  let isForeign = false
  walkElements(tree, ({ tagName }) => {
    isForeign ||= FOREIGN.test(tagName)
  })
  if (isForeign) return null
  const markdown = toMdast(tree, { handlers: HANDLERS, newlines: false }) as Root
  walkMarkdown(markdown, (node) => {
    if (node.type === 'link' || node.type === 'image') node.url = resolve(node)
  })
  const extensions = [gfmToMarkdown({ tablePipeAlign: false })]
  return toMarkdown(markdown, { extensions, bullet: '-', rule: '-', fences: true }).trim()
}
