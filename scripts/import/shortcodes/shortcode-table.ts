/** What shortcodes of other programs and their themes stand for. */
import { keysOfTag } from '#scripts/import/references/citations.ts'
import type { Arguments } from './find-shortcodes.ts'
import { linkPiece, mediaPiece, type Piece, playedPage, textPiece } from './media.ts'

/** What a shortcode stands for; `undefined` if that cannot be known. */
type Writer = (get: Arguments) => Piece | undefined

const toPost: Writer = (get) => textPiece(`post:${encodeURI(get('path') || get(0))}`)
const nothing: Writer = () => textPiece('')
const figure: Writer = (get) => mediaPiece(get, [0, 1, 2, 3])
const youtube: Writer = (get) => {
  const idOrAddress = get('id') || get('content') || get('url') || get('src') || get(0)
  if (idOrAddress === '') return undefined
  const isId = /^[\w-]+$/.test(idOrAddress)
  const address = isId ? `https://www.youtube.com/watch?v=${idOrAddress}` : playedPage(idOrAddress)
  return linkPiece(get('title') || get('caption') || 'Video', address)
}
const vimeo: Writer = (get) => linkPiece(get('title') || 'Video', `https://vimeo.com/${get('id') || get(0)}`)
const tweet: Writer = (get) => {
  if (/^https?:/.test(get(0))) return linkPiece('Tweet', get(0))
  const user = get('user') || 'i'
  const id = get('id') || get(0)
  return id === ''
    ? undefined
    : linkPiece(user === 'i' ? 'Tweet' : `Tweet by @${user}`, `https://x.com/${user}/status/${id}`)
}
const gist: Writer = (get) => {
  const path = [get(0), get(1)].filter((part) => /^[\w-]+(?:\/\w+)?$/.test(part)).join('/')
  return path === '' ? undefined : linkPiece('Code on GitHub', `https://gist.github.com/${path}`)
}
/** A film by its file; one by its id is on YouTube, or on Vimeo if the shortcode says so. */
const film: Writer = (get) => {
  const media = mediaPiece(get, [0])
  if (media !== undefined) return media
  return get('provider') === 'vimeo' ? vimeo(get) : youtube(get)
}
const repository: Writer = (get) => {
  const path = get('repo') || get(0)
  return path === '' ? undefined : linkPiece(path, `https://github.com/${path}`)
}
const citation: Writer = (get) => {
  const keys = keysOfTag(get)
  return keys.length === 0 ? undefined : textPiece(`[${keys.map((key) => `@${key}`).join('; ')}]`)
}

/** A card of Blowfish with another article (https://blowfish.page/docs/shortcodes/#article), whose title is not known here. */
const articleLink: Writer = (get) => {
  const address = get('link') || get(0)
  const name = address.replace(/\/+$/, '').replace(/^.*\//, '')
  const words = name.replace(/^[\d-]+(?=.)/, '').replaceAll(/[-_]+/g, ' ')
  return words === '' ? undefined : linkPiece(words.charAt(0).toUpperCase() + words.slice(1), address)
}

/** Jekyll's `{% include name.html … %}`, by the arguments that the file of a theme takes. */
const include: Writer = (get) => {
  const file = get(0)
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .toLowerCase()
  if (/^(?:toc|table-of-contents|mathjax|katex|math)/.test(file)) return textPiece('')
  if (/youtube/.test(file)) return youtube(withoutFirst(get))
  const media = mediaPiece(withoutFirst(get), [0])
  if (media !== undefined) return media
  if (/video/.test(file)) return film(withoutFirst(get))
  const words = get('text') || get('content') || get('message')
  const kind = ALERT_KINDS.get(file) ?? ALERT_KINDS.get(get('type'))
  if (words === '' && get('caption') !== '') return textPiece(`\n\n*${get('caption')}*\n\n`)
  if (kind === undefined || words === '') return words === '' ? undefined : textPiece(words)
  return textPiece(`\n\n> [!${kind}]\n> ${words.replaceAll('\n', '\n> ')}\n\n`)
}

const withoutFirst =
  (get: Arguments): Arguments =>
  (name) =>
    get(typeof name === 'number' ? name + 1 : name)

/** Names of notes in themes, and the kinds of alerts on GitHub. */
const ALERT_KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    NOTE: ['note', 'info', 'alert', 'callout', 'admonition', 'notice', 'aside', 'primary', 'block'],
    TIP: ['tip', 'hint', 'success', 'check'],
    IMPORTANT: ['important', 'attention', 'exclamation'],
    WARNING: ['warning', 'warn', 'fire'],
    CAUTION: ['caution', 'danger', 'error', 'bug'],
  }).flatMap(([kind, names]) => names.map((name) => [name, kind] as const)),
)

/** Shortcodes without a body, by their names in lower case. */
export const SHORTCODES: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ...['post_url', 'link', 'ref', 'relref'].map((name) => [name, toPost] as const),
  ...['figure', 'img', 'image', 'fig', 'imgur', 'asset_img'].map((name) => [name, figure] as const),
  ...['include', 'include_relative', 'include_cached'].map((name) => [name, include] as const),
  ...['youtube', 'youtubelite', 'youtube-lite', 'yt'].map((name) => [name, youtube] as const),
  ...['tweet', 'twitter', 'x', 'x_simple', 'twitter_simple'].map((name) => [name, tweet] as const),
  ...['video', 'audio', 'mp4'].map((name) => [name, film] as const),
  ...[
    'toc',
    'br',
    'clear',
    'more',
    'icon',
    'blogdown/postref',
    'postref',
    'assign',
    'break',
    'bibliography',
    'nocite',
  ].map((name) => [name, nothing] as const),
  ['vimeo', vimeo],
  ['gist', gist],
  ['article', articleLink],
  ['github', repository],
  ...['cite', 'citep', 'citet'].map((name) => [name, citation] as const),
  ['instagram', (get) => linkPiece('Instagram', `https://www.instagram.com/p/${get('id') || get(0)}/`)],
])

/** What stands around a body: text before it, whether its lines are a quote, and text after it. */
export type Frame = { before: string; isQuote: boolean; after: string }

const plainFrame: Frame = { before: '', isQuote: false, after: '' }

/** Returns what stands for the tags around the body of a shortcode; without a writer for it, the body alone. */
export function frameOf(name: string, get: Arguments): Frame {
  if (name === 'quote' || name === 'blockquote' || name === 'pullquote')
    return { before: '\n\n> ', isQuote: true, after: '\n\n' }
  if (name === 'details' || name === 'expand' || name === 'collapse' || name === 'spoiler') {
    const summary = get('summary') || get('title') || get(0)
    return { before: summary ? `\n\n> **${summary}**\n>\n> ` : '\n\n> ', isQuote: true, after: '\n\n' }
  }
  if (name === 'mermaid') return { before: '\n```mermaid\n', isQuote: false, after: '\n```\n' }
  if (name === 'tab' || name === 'timelineitem') {
    const title = get('name') || get('title') || get('header') || get(0)
    return title ? { ...plainFrame, before: `\n\n**${title}**\n\n` } : plainFrame
  }
  const address = get('href') || get('link') || get('url') || get('to')
  const isLink = name === 'button' || name === 'link'
  if (isLink && address !== '') return { before: '[', isQuote: false, after: `](${address})` }
  if (!ALERT_KINDS.has(name)) return plainFrame
  const kind = [get('type'), get(0), get('icon'), name].map((word) => ALERT_KINDS.get(word)).find(Boolean)
  const title = get('title') ? `> **${get('title')}**\n>\n` : ''
  return { before: `\n\n> [!${kind}]\n${title}> `, isQuote: true, after: '\n\n' }
}
