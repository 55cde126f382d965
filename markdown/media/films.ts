import type { Element, ElementContent, Root } from 'hast'
import { element, walkElements } from '#markdown/tree.ts'
import * as words from '#markdown/words.ts'
import type { UrlBases } from '#markdown/transforms/destination.ts'
import { paperLink } from './paper-links.ts'

/** Formats that browsers play (MDN, "Media container formats"), by the element that plays them. */
const PLAYED = { video: /\.(?:mp4|webm|mov)$/i, audio: /\.(?:mp3|m4a|ogg)$/i }
/** Other formats of films and sound: most browsers play none of them. */
const NOT_PLAYED = /\.(?:avi|mkv|wmv|flv|mpe?g|m4v|ogv|3gp|wav|flac|aac|opus|oga|wma|aiff?)$/i

/** The end of an address that asks for a film without sound or controls, which plays again and again. */
export const LOOP = '#loop'

export type FilmKind = keyof typeof PLAYED | 'not-played'

/** What plays the file at an address, by its ending; `null` for a file that is neither a film nor sound. */
export function filmKindOf(address: string): FilmKind | null {
  const path = address.replace(/[?#].*$/s, '')
  if (PLAYED.video.test(path)) return 'video'
  if (PLAYED.audio.test(path)) return 'audio'
  return NOT_PLAYED.test(path) ? 'not-played' : null
}

/** Whether a player may load a film: the policy of the pages allows only the site and the host of its articles. */
export function isFilmAllowed(address: string, { files, base }: Pick<UrlBases, 'files' | 'base'>): boolean {
  if (address.startsWith('//')) return false
  return address.startsWith(files) || address.startsWith(base)
}

/**
 * Replaces images whose address is that of a film by players. A film on another host becomes a link, and one that browsers do not play
 * its words. It comes after the allow-list, which has no players, and takes from an image only its address and its words. Changes the
 * tree in place.
 */
export function makePlayers(tree: Root, bases: Pick<UrlBases, 'files' | 'base'>): void {
  walkElements(tree, (image, index, parent) => {
    const { src, alt } = image.properties
    if (image.tagName !== 'img' || typeof src !== 'string') return
    const kind = filmKindOf(src)
    if (kind === null) return
    const isInLink = 'tagName' in parent && parent.tagName === 'a'
    const shown = filmElements(kind, src, String(alt ?? ''), isInLink, bases)
    parent.children.splice(index, 1, ...shown)
  })
}

function filmElements(
  kind: FilmKind,
  src: string,
  alt: string,
  isInLink: boolean,
  bases: Pick<UrlBases, 'files' | 'base'>,
): ElementContent[] {
  const isLoop = src.endsWith(LOOP)
  const address = isLoop ? src.slice(0, -LOOP.length) : src
  // A player in a link could not be used, because each press follows the link.
  if (kind === 'not-played' || isInLink) return [{ type: 'text', value: alt }]
  if (!isFilmAllowed(address, bases)) return [linkTo(address, alt || address)]
  if (kind === 'video' && isLoop) {
    const film = player(kind, address, alt, { muted: true, loop: true, dataLoop: true })
    // The button to pause stands in the corner of this box.
    return [element('span', { className: ['loop'] }, film)]
  }
  return player(kind, address, alt, {})
}

/**
 * A player, which works without scripts, and what stands in its place on paper. What a player contains is for programs that cannot play
 * films, such as some feed readers.
 */
function player(kind: 'video' | 'audio', src: string, alt: string, ofLoop: Element['properties']): Element[] {
  const name = alt.trim() || (kind === 'video' ? words.film : words.sound)
  const inPlace = kind === 'video' ? { playsInline: true } : {}
  const properties = { src, controls: true, preload: 'metadata', ariaLabel: name, ...inPlace, ...ofLoop }
  return [element(kind, properties, [linkTo(src, name)]), paperLink(name, src)]
}

function linkTo(href: string, text: string): Element {
  return element('a', { href, rel: ['noopener', 'noreferrer'] }, [text])
}
