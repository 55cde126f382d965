import type { Element, Parents } from 'hast'
import type { FormattedFile } from '#app/lib/articles/formatted-file.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import { type FilmKind, filmKindOf, isFilmAllowed } from '#markdown/media/films.ts'
import { paperLinkAfter, replaceByWords } from '#markdown/media/paper-links.ts'
import type { Finding, Picture, TextPlaces } from '#site-build/model.ts'
import { fileOf } from '#site-build/read/findings.ts'
import { conversionOf } from './measure-film.ts'

/** What messages call a file that an image shows. */
const NOUNS: Record<FilmKind, string> = { video: 'film', audio: 'sound file', 'not-played': 'film' }

/** What a message calls the file at an address: a picture, a film or a sound file. */
export function nounOf(address: string): string {
  const kind = filmKindOf(address)
  return kind === null ? 'picture' : NOUNS[kind]
}

/** A file that a text shows: its address, and what is known about it. */
type Placed = { src: string; isRefused: boolean; size: Picture['size'] }

/**
 * Gives a player the size of its film and the address of its copy. A player without a film becomes its words. Changes the tree in place.
 *
 * @param index of the player in its parent. @param placed `null` for a missing film
 */
export function placeFilm(player: Element, index: number, parent: Parents, placed: Placed | null): void {
  const { properties } = player
  if (placed === null || placed.isRefused) {
    replaceByWords(parent, index, String(properties.ariaLabel))
    return
  }
  const { src, size } = placed
  // A live text has the address of the host; it then shows the same copy (shown-pictures.ts).
  if (src !== properties.src) properties.dataSource = String(properties.src)
  Object.assign(properties, { src }, size)
  if (size && size.height > size.width) properties.className = ['film-tall']
  const link = player.children.find((child) => child.type === 'element')
  if (link) link.properties.href = src
  // Without a repository, only the site's own address works.
  const linkForPaper = paperLinkAfter(parent, index)
  if (linkForPaper) linkForPaper.properties.href = src
}

type FormattedText = Pick<FormattedFile, 'article' | 'references'>

/** Warns about films that are shown as words or as links: of formats that browsers do not play, and on other hosts. */
export function filmFindings({ article, references }: FormattedText, places: TextPlaces): Finding[] {
  const file = fileOf(article.name, places.folder)
  return references.flatMap((reference): Finding[] => {
    if (reference.kind !== 'picture') return []
    const { address, written, line } = reference
    const filmKind = filmKindOf(address)
    if (filmKind === null) return []
    const shown = oneLine(written)
    if (filmKind === 'not-played') {
      const name = shown.slice(shown.lastIndexOf('/') + 1)
      const message = `film: expected .mp4, .webm, .mov, .mp3, .m4a or .ogg, which browsers play, found "${shown}"; its words are shown instead. ${conversionOf(name)}`
      return [{ file, line, message }]
    }
    if (isFilmAllowed(address, places)) return []
    const message = `${NOUNS[filmKind]}: expected a file of the repository or of public/, found "${shown}" on another host; it is shown as a link`
    return [{ file, line, message }]
  })
}
