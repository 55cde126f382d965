import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast'
import { toString } from 'hast-util-to-string'
import type { Image, Link, Nodes, Parents, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { filmKindOf, LOOP } from '#markdown/transforms/films.ts'
import { walkMarkdown } from '#markdown/tree.ts'
import { raisedText } from './raised-text.ts'

/** How a file that articles can show as a picture ends. */
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i

/** Whether articles can show a file in the syntax of pictures, also as a film. @param path its end matters */
export function isShowable(path: string): boolean {
  const kind = filmKindOf(path)
  return PICTURE.test(path) || kind === 'video' || kind === 'audio'
}

/** Elements that Markdown cannot express, whose text alone would be wrong, and components of JSX or Vue. */
const FOREIGN = [
  /<(?:script|style|form|input|select|textarea|button|canvas|object|embed|svg|math|template|dialog|map)\b/,
  // A custom element, of Vue or the browser.
  /<\w+-[\w-]+\b/,
  // A component of JSX, and a value of one of its attributes.
  /<\/?[A-Z]/,
  /=\{/,
]

const COMMENT = /<!--[^]*?(?:-->|$)/g

/** The link of a video, with what a film of the blog keeps of it. */
type FilmLink = Link & { data?: { film?: { words: string; isLoop: boolean } } }

/** A video or a frame becomes a link. One that the blog has itself then becomes a film (`filmOfBlog`). */
const player: Handle = (_, node: Element) => {
  const elements = [node, ...node.children].filter((child) => child.type === 'element')
  const address = elements
    .map(({ properties }) => properties['src'])
    .find((src) => typeof src === 'string' && src)
  const url = String(address ?? '').replace(/^\/\//, 'https://')
  if (url === '') return undefined
  const kind = node.tagName === 'audio' ? 'Audio' : 'Video'
  const label = String(node.properties['title'] ?? kind)
  const link: FilmLink = { type: 'link', url, children: [{ type: 'text', value: label }] }
  if (node.tagName !== 'iframe') {
    const words = String(node.properties['title'] ?? node.properties['ariaLabel'] ?? '')
    link.data = { film: { words, isLoop: Boolean(node.properties['loop']) } }
  }
  return link
}

/** A picture with a caption is a picture with a title (`arrangeBlocks`). */
const figure: Handle = (state, node: Element) => {
  const content = state.all(node)
  const [first] = content
  const isParagraphOfOne = first?.type === 'paragraph' && first.children.length === 1
  const image = isParagraphOfOne ? first.children[0] : first
  const elements = node.children.filter((child) => child.type === 'element')
  const caption = elements.find(({ tagName }) => tagName === 'figcaption')
  // A title has no links.
  const hasLink = caption?.children.some((child) => child.type === 'element' && child.tagName === 'a')
  if (content.length !== 2 || !caption || hasLink || image?.type !== 'image') return state.toFlow(content)
  const title = toString(caption).trim().replaceAll(/\s+/g, ' ')
  return { type: 'paragraph', children: [{ ...image, title }] }
}

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

const PLAYERS = { iframe: player, video: player, audio: player }

/** Converts HTML to Markdown, with resolved addresses of links and images; `null` if Markdown cannot express it. */
export function htmlToMarkdown(written: string, resolve: (node: Link | Image) => string): string | null {
  const html = written.replaceAll(COMMENT, '')
  if (FOREIGN.some((mark) => mark.test(html))) return null
  const tree = fromHtml(html, { fragment: true })
  const handlers = { ...defaultHandlers, ...PLAYERS, figure, details, summary, sup: raised, sub: raised }
  const markdown = toMdast(tree, { handlers, newlines: false }) as Root
  removeOuterBreaks(markdown)
  walkMarkdown(markdown, (node, index, parent) => {
    if ('children' in node) removeOuterBreaks(node)
    if (node.type === 'link') {
      const picture = largePicture(node, resolve) ?? filmOfBlog(node, resolve)
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

/** A video whose file the blog has becomes a film in the syntax of pictures; `null` for another link. */
function filmOfBlog({ url, data }: FilmLink, resolve: (node: Link | Image) => string): Image | null {
  const film = data?.film
  if (!film || !isShowable(url.replace(/[?#].*$/s, ''))) return null
  const image: Image = { type: 'image', url: url.trim(), alt: film.words }
  const resolved = resolve(image)
  return resolved === image.url ? null : { ...image, url: film.isLoop ? resolved + LOOP : resolved }
}

/** Whether an address ends like that of a picture. */
export const leadsToPicture = (address: string) => PICTURE.test(address.trim().replace(/[?#].*$/s, ''))

/** Markdown has breaks only between words: at the start or the end of a block a backslash would be shown. */
function removeOuterBreaks(parent: Parents): void {
  const children = parent.children as Nodes[]
  while (children.at(-1)?.type === 'break') children.pop()
  while (children[0]?.type === 'break') children.shift()
}
