/** Players that are written as HTML: films, sounds, frames, and the scripts of embeds. */
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { findCitations } from '#scripts/import/references/distill.ts'
import { isMedia, linkPiece, type Piece, playedPage, textPiece } from './media.ts'

/** The opening tag of a player. Attributes may go over lines. */
const PLAYER = /<(?<name>video|audio|iframe)\b(?:[^<>"']|"[^"<>]*"|'[^'<>]*')*>/gi
/** What follows the opening tag up to the closing one: sources, and words for browsers that cannot play it. */
const CONTENT: Readonly<Record<string, RegExp>> = {
  video: /^(?:(?!<video\b)[^])*?<\/video\s*>/i,
  audio: /^(?:(?!<audio\b)[^])*?<\/audio\s*>/i,
  iframe: /^(?:(?!<iframe\b)[^])*?<\/iframe\s*>/i,
}
const MAX_CONTENT_LENGTH = 3_000
/** The code of a gist, which its script shows: https://docs.github.com/get-started/writing-on-github. */
const GIST =
  /<script\b[^<>]*\bsrc=["']?(?<address>https:\/\/gist\.github\.com\/[\w./-]+?)\.js[^<>]*>\s*<\/script>/gi

/** References of https://distill.pub, in BibTeX, where a text refers to its entries by their keys. */
const BIBLIOGRAPHY = /<script\b[^<>]*text\/bibliography[^<>]*>(?<entries>[^]*?)<\/script>/gi

/** A player in a text, with its place in UTF-16 units. One without a piece has no address that an article could have. */
export type Embed = { from: number; to: number; written: string; piece: Piece | null }

/** An address of a scheme that no article has, such as `javascript:` and `data:`. */
const OTHER_SCHEME = /^(?!https?:)[a-z][\w+.-]*:/i

/** Finds the films, sounds, frames, gists, references and citations in a text. */
export function findEmbeds(text: string): Embed[] {
  const players = Array.from(text.matchAll(PLAYER), (match) => {
    const { from, to: contentStart } = placeOf(match)
    const following = text.slice(contentStart, contentStart + MAX_CONTENT_LENGTH)
    const name = match.groups?.['name']?.toLowerCase() ?? ''
    const content = CONTENT[name]?.exec(following)?.[0] ?? ''
    const written = match[0] + content
    return { from, to: contentStart + content.length, written, piece: playerPiece(written) }
  })
  const gists = Array.from(text.matchAll(GIST), (match) => {
    const address = match.groups?.['address'] ?? ''
    return { ...placeOf(match), written: match[0], piece: linkPiece('Code on GitHub', address) }
  })
  const bibliographies = Array.from(text.matchAll(BIBLIOGRAPHY), (match) => {
    const entries = match.groups?.['entries']?.trim() ?? ''
    return {
      ...placeOf(match),
      written: match[0],
      piece: textPiece(`\n\n\`\`\`bibtex\n${entries}\n\`\`\`\n\n`),
    }
  })
  const citations = findCitations(text).map(({ reference, ...place }) => ({
    ...place,
    piece: textPiece(reference),
  }))
  return [...players, ...gists, ...bibliographies, ...citations]
}

/** Where a match is in the text, in UTF-16 units. */
function placeOf(match: RegExpExecArray): { from: number; to: number } {
  return { from: match.index, to: match.index + match[0].length }
}

/** The film, the page of a player, or the page in a frame; `null` if the element has no address that an article could have. */
function playerPiece(html: string): Piece | null {
  const [element] = fromHtml(html, { fragment: true }).children
  if (element?.type !== 'element') return null
  const words = textProperty(element, 'title') || textProperty(element, 'ariaLabel')
  const address = addressOf(element)
  if (address === '' || OTHER_SCHEME.test(address)) return null
  const isOtherSite = /^(?:https?:)?\/\//.test(address)
  if (element.tagName !== 'iframe') {
    const isLoop = element.properties['loop'] && element.properties['autoPlay']
    const kind = element.tagName === 'audio' ? 'Audio' : 'Video'
    if (isOtherSite) return linkPiece(words || kind, address)
    return { type: 'media', address: isLoop ? `${address}#loop` : address, words, caption: '' }
  }
  if (isMedia(address)) return { type: 'media', address, words: words || 'Video', caption: '' }
  if (isOtherSite) return linkPiece(words || 'Video', playedPage(address))
  // A page of the old blog in a frame.
  const height = textProperty(element, 'height').replace(/px$/, '')
  const fragment = /^\d+$/.test(height) ? `#height=${height}` : ''
  return { type: 'media', address: `${address}${fragment}`, words: words || 'Frame', caption: '' }
}

/** The address of the element itself, or of the first of its sources, a film before others. */
function addressOf(element: Element): string {
  const sources = element.children.filter((child) => child.type === 'element')
  const addresses = [element, ...sources].map(
    (child) => textProperty(child, 'src') || textProperty(child, 'dataSrc'),
  )
  return addresses.find(isMedia) ?? addresses.find(Boolean) ?? ''
}

function textProperty({ properties }: Element, name: string): string {
  const value = properties[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
