/** Pictures, films and players, and how they are written. */
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { isShowable } from '#scripts/import/html/html-to-markdown.ts'
import type { Arguments } from './find-shortcodes.ts'

/** Addresses of players (without a scheme and `www.`), and of the pages that they play. `$1` is what the pattern captures. */
const PLAYERS: readonly { player: RegExp; page: string }[] = [
  { player: /^(?:youtube(?:-nocookie)?\.com)\/embed\/([\w-]+)/i, page: 'https://www.youtube.com/watch?v=$1' },
  { player: /^player\.vimeo\.com\/video\/(\d+)/i, page: 'https://vimeo.com/$1' },
  { player: /^giphy\.com\/embed\/(\w+)/i, page: 'https://giphy.com/gifs/$1' },
  { player: /^open\.spotify\.com\/embed\/(\w+\/\w+)/i, page: 'https://open.spotify.com/$1' },
  { player: /^codepen\.io\/(\w+)\/embed\/(?:preview\/)?(\w+)/i, page: 'https://codepen.io/$1/pen/$2' },
  { player: /^w\.soundcloud\.com\/player\/?\?(?:.*&)?url=([^&]+)/i, page: '$1' },
]
const SCHEME_AND_WWW = /^(?:https?:)?\/\/(?:www\.)?/i

/** The page that a player in a frame plays: that of a film on YouTube, for example. Another address stays. */
export function playedPage(address: string): string {
  const start = SCHEME_AND_WWW.exec(address)?.[0]
  if (start === undefined) return address
  const path = address.slice(start.length)
  for (const { player, page } of PLAYERS) {
    const match = player.exec(path)
    if (match === null) continue
    const pageAddress = page.replace('$1', match[1] ?? '').replace('$2', match[2] ?? '')
    return withDecodedScheme(pageAddress)
  }
  return address.startsWith('//') ? `https:${address}` : address
}

/** The player of SoundCloud has the whole address of its page as a parameter: `https%3A//…`. */
function withDecodedScheme(address: string): string {
  const isEncoded = /^https?%3A/i.test(address)
  return isEncoded ? (percentDecoded(address) ?? address) : address
}

/** What a shortcode or a player stands for: a block of its own, or a text within a line. */
export type Piece =
  | { type: 'media'; address: string; words: string; caption: string }
  | { type: 'link'; address: string; words: string }
  | { type: 'text'; text: string }
  | { type: 'list'; pieces: readonly Piece[] }

/** Writes a piece as Markdown. A block has empty lines around it. */
export function toMarkdown(piece: Piece): string {
  if (piece.type === 'text') return piece.text
  if (piece.type === 'list')
    return `\n\n${piece.pieces.map((part) => toMarkdown(part).trim()).join('\n\n')}\n\n`
  const words = piece.words.replaceAll(/[[\]\s]+/g, ' ').trim()
  const destination = piece.address.replaceAll(/[\s<>()]/g, (character) => encodeURIComponent(character))
  if (piece.type === 'link') return `\n\n[${words}](${destination})\n\n`
  const caption = piece.caption.trim().replaceAll(/\s+/g, ' ')
  // A title has no links, but an emphasis below a picture is its caption, too.
  if (/\]\(|<a\s/i.test(caption))
    return `\n\n![${words}](${destination})\n\n*${caption.replaceAll('*', '')}*\n\n`
  const title = caption === '' ? '' : ` "${caption.replaceAll('"', '’')}"`
  return `\n\n![${words || caption.replaceAll(/[[\]]/g, '')}](${destination}${title})\n\n`
}

/** Writes a piece as HTML, for a place inside of other HTML, which becomes Markdown as a whole. */
export function toHtml(piece: Piece): string {
  if (piece.type === 'text') return piece.text
  if (piece.type === 'list') return piece.pieces.map(toHtml).join('')
  const address = escaped(piece.address)
  const words = escaped(piece.words)
  if (piece.type === 'link') return `<p><a href="${address}">${words}</a></p>`
  const picture = `<img src="${address}" alt="${words || escaped(piece.caption)}">`
  return piece.caption === ''
    ? picture
    : `<figure>${picture}<figcaption>${piece.caption}</figcaption></figure>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export const textPiece = (text: string): Piece => ({ type: 'text', text })
export const linkPiece = (words: string, address: string): Piece => ({ type: 'link', words, address })

const ADDRESS_ARGUMENTS = ['src', 'path', 'image_path', 'url', 'file', 'image', 'img', 'link']

/**
 * The picture or the film of a shortcode; `undefined` if no argument is the address of one.
 *
 * @param positions of arguments without a name that may be the address, from 0
 */
export function mediaPiece(get: Arguments, positions: readonly number[]): Piece | undefined {
  const candidates = [...ADDRESS_ARGUMENTS, ...positions].map(get)
  // A `src` is an address, whatever its ending is.
  const address = candidates.find(isMedia) ?? get('src')
  if (address === '') return undefined
  const position = positions.find((candidate) => get(candidate) === address)
  const caption = get('caption') || get('title')
  // Some themes have rows of pictures.
  const addresses = address.split(',')
  if (addresses.length > 1 && addresses.every(isMedia)) return rowOfMedia(addresses, caption)
  const wordsAfter = position === undefined || caption !== '' ? '' : textAfter(get, position)
  return { type: 'media', address, words: get('alt') || wordsAfter, caption }
}

/** Pictures in a row, with one caption, which is below the last of them. */
function rowOfMedia(addresses: readonly string[], caption: string): Piece {
  const pieces = addresses.map((address, index): Piece => {
    const isLast = index === addresses.length - 1
    return { type: 'media', address: address.trim(), words: '', caption: isLast ? caption : '' }
  })
  return { type: 'list', pieces }
}

/** Whether an address ends like that of a picture, a film or a sound. */
export function isMedia(address: string): boolean {
  return isShowable(withoutQuery(address))
}

const withoutQuery = (address: string) => address.replace(/[?#].*$/s, '')

/** The first text behind the address of Octopress' `{% img left /a.png 300 200 "words" %}`, whose numbers are a size. */
function textAfter(get: Arguments, position: number): string {
  const words: string[] = []
  for (let index = position + 1; get(index) !== ''; index += 1)
    if (!/^\d+(?:px|%)?$/.test(get(index)) && !isMedia(get(index))) words.push(get(index))
  return words.join(' ')
}
