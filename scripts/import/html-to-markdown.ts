import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast'
import { toString } from 'hast-util-to-string'
import type { Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { walkElements } from '#markdown/tree.ts'

/** Elements that Markdown cannot express. Their text alone would be wrong. */
const FOREIGN = new Set(
  'script style form input select textarea button canvas object embed svg math template dialog map'.split(
    ' ',
  ),
)

/** What plays elsewhere becomes a link. */
const player: Handle = (state, node: Element) => {
  let address = node.properties['src']
  walkElements(node, ({ tagName, properties }) => {
    if (tagName === 'source') address ??= properties['src']
  })
  const url = typeof address === 'string' ? address.replace(/^\/\//, 'https://') : ''
  if (url === '') return undefined
  const words = String(node.properties['title'] ?? (node.tagName === 'audio' ? 'Audio' : 'Video'))
  const link = { type: 'link' as const, url, children: [{ type: 'text' as const, value: words }] }
  state.patch(node, link)
  return link
}

/** A picture with a caption is a picture with a title (`arrangeImages`). */
const figure: Handle = (state, node: Element) => {
  const content = state.all(node)
  const [first] = content
  const caption = captionOf(node)
  const image = first?.type === 'paragraph' && first.children.length === 1 ? first.children[0] : first
  if (content.length !== 2 || caption === null || image?.type !== 'image') return state.toFlow(content)
  return { type: 'paragraph', children: [{ ...image, title: caption }] }
}

function captionOf(figure: Element): string | null {
  const caption = figure.children.find((child) => child.type === 'element' && child.tagName === 'figcaption')
  return caption ? toString(caption).trim().replaceAll(/\s+/g, ' ') : null
}

const details: Handle = (state, node: Element) => ({
  type: 'blockquote',
  children: state.toFlow(state.all(node)),
})
const summary: Handle = (_state, node: Element) => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value: toString(node).trim() }] }],
})
const asText: Handle = (_state, node: Element) => ({ type: 'text', value: toString(node) })

const HANDLERS = {
  ...defaultHandlers,
  figure,
  details,
  summary,
  iframe: player,
  video: player,
  audio: player,
  kbd: asText,
  samp: asText,
  var: asText,
  comment: () => undefined,
}

/**
 * Converts HTML to Markdown.
 *
 * @param resolve changes the links and images of the Markdown tree
 * @returns `null` if Markdown cannot express it
 */
export function htmlToMarkdown(written: string, resolve: (tree: Root) => void): string | null {
  const html = written.replaceAll(/<!--[^]*?(?:-->|$)/g, '')
  // A component of JSX or Vue.
  if (/<\/?[A-Z]|=\{/.test(html)) return null
  const tree = fromHtml(html, { fragment: true })
  if (isForeign(tree)) return null
  const markdown = toMdast(tree, { handlers: HANDLERS, newlines: false }) as Root
  resolve(markdown)
  return toMarkdown(markdown, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
    fences: true,
  }).trim()
}

function isForeign(tree: Nodes): boolean {
  let found = false
  if ('children' in tree)
    walkElements(tree, ({ tagName }) => {
      found ||= FOREIGN.has(tagName) || tagName.includes('-')
    })
  return found
}
