import { type Destination, writeDestination } from '#markdown/parse/destinations.ts'
import { imageSource, linkDestination } from '#markdown/transforms/destination.ts'
import { takeTheme } from '#markdown/transforms/themes.ts'
import { plainAddress } from '#site-build/files/pictures/picture-markup.ts'
import type { PictureVariants } from '#site-build/files/pictures/picture-variants.ts'
import type { TextPlaces } from '#site-build/model.ts'
import { pictureAddress } from '#site-build/articles/pictures/picture-at.ts'

/**
 * Completes the relative addresses of links and pictures in a Markdown text. Everything else stays as it is written.
 *
 * @param shownAt finds the variants of a picture; development has none
 */
export function withAbsoluteLinks(
  text: string,
  destinations: readonly Destination[],
  places: TextPlaces,
  site: string,
  shownAt: PictureVariants['shownAt'] = () => undefined,
): string {
  let copy = text
  // The last one first, so that the others stay where they are.
  for (const destination of destinations.toReversed()) {
    const address = absolute(destination, places, site, shownAt)
    if (address !== null) copy = copy.slice(0, destination.start) + address + copy.slice(destination.end)
  }
  return copy
}

/**
 * Replaces the path of the `cover` in the frontmatter of a text by the address of the picture that is published for it.
 *
 * @param line of the field, from 1
 * @param written the path as it is written
 */
export function withCoverAddress(text: string, line: number, written: string, address: string): string {
  const lines = text.split('\n')
  const index = line - 1
  const field = lines[index]
  if (field === undefined) return text
  // A function, because an address may have signs that `replace` reads, such as `$&`.
  lines[index] = field.replace(written, () => address)
  return lines.join('\n')
}

/** @returns `null` for a destination that works as it is, and for a broken one */
function absolute(
  { url, isPicture }: Destination,
  places: TextPlaces,
  site: string,
  shownAt: PictureVariants['shownAt'],
): string | null {
  // Empty, a place in the same text, or complete already.
  if (/^($|[?#]|[a-z][a-z+.-]*:|\/\/)/i.test(url)) return null
  // As in HTML, a percent sign that encodes nothing stays one.
  const written = url.replaceAll(/%(?![\da-f]{2})/gi, '%25')
  const address = isPicture ? imageSource(written, places) : linkDestination(written, places)?.href
  if (!address) return null
  const onSite = pictureAddress(address, places)
  const picture = shownAt(onSite)
  const copy = new URL(picture ? plainAddress(picture) : onSite, site).href
  // Programs that know GitHub's marks show one of two pictures, too.
  const { address: withoutTheme } = takeTheme(written)
  return writeDestination(copy) + written.slice(withoutTheme.length)
}
