import { escapeHtml } from '#site-build/files/documents/escape.ts'
import type { PictureVariants, ShownPicture } from './picture-variants.ts'

/** px. A program that knows no `srcset`, such as a feed reader, gets the widest file up to this width. */
const PLAIN_WIDTH = 1200
/** px. The width of the column of an article (article-view.module.css). */
const COLUMN_WIDTH = 672
const PICTURE = /<img\b[^>]*>/g
const SOURCE = / src="([^"]*)"/
const ALTERNATIVE = / alt="([^"]*)"/
const SIZE = / (?:width|height)="[^"]*"/g

/** The width at which a page shows its pictures, for the attribute `sizes`. */
export type Place = 'column' | 'card'

type Variants = Pick<PictureVariants, 'shownAt' | 'isLeftOut'>

/**
 * Gives the pictures in HTML of ours their variants. Of one that cannot be decoded, its words remain.
 *
 * @param html as React renders it: attributes in double quotes
 */
export function addVariants(html: string, place: Place, { shownAt, isLeftOut }: Variants): string {
  return html.replaceAll(PICTURE, (image) => {
    const address = unescaped(SOURCE.exec(image)?.[1] ?? '')
    if (isLeftOut(address)) return ALTERNATIVE.exec(image)?.[1] ?? ''
    const picture = shownAt(address)
    return picture ? withPicture(image, picture, place) : image
  })
}

/** An `<img>` with the addresses of a picture's variants, and with its size as browsers show it. */
function withPicture(image: string, picture: ShownPicture, place: Place): string {
  // A picture of `public/` on the home page has no size of its own there, because its card gives it one.
  const hasSize = image.search(SIZE) !== -1
  const size = hasSize ? ` width="${picture.width}" height="${picture.height}"` : ''
  const attributes = attributesOf(picture, place) + size
  return image.replaceAll(SIZE, '').replace(SOURCE, () => attributes)
}

function attributesOf(picture: ShownPicture, place: Place): string {
  const { candidates, sources } = picture
  const names = { src: plainAddress(picture), srcset: '', sizes: '', 'data-source': sources.join(' ') }
  if (candidates.length > 1) {
    names.srcset = candidates.map(({ address, width }) => `${address} ${width}w`).join(', ')
    names.sizes = sizesOf(picture, place)
  }
  const attributes = Object.entries(names).filter(([, value]) => value !== '')
  return attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')
}

/** The address of a picture for programs that know no `srcset`. */
export function plainAddress({ candidates }: ShownPicture): string {
  const narrow = candidates.findLast(({ width }) => width <= PLAIN_WIDTH)
  return (narrow ?? candidates[0]!).address
}

/** HTML, "sizes attributes". Beside an article the window has a margin of 5 % at each side; a card cuts off what is wider than it. */
function sizesOf({ candidates }: ShownPicture, place: Place): string {
  if (place === 'card') return 'min(44rem, 100vw)'
  const width = candidates.at(-1)!.width
  return width < COLUMN_WIDTH ? `min(${width}px, 90vw)` : 'min(42rem, 90vw)'
}

const OF_ONE_THEME = / class="only-/

/** Characters of text that surely fit into the first window, below the title. */
const FIRST_WINDOW = 700

/** Lets the first picture of an article load at once if the first window can show it: browsers delay those with `loading="lazy"`. */
export function loadFirstAtOnce(html: string): string {
  const start = html.indexOf('<div class="prose')
  const index = html.indexOf('<img', start)
  if (start === -1 || index === -1) return html
  const textBefore = html.slice(start, index).replaceAll(/<[^>]*>/g, '')
  if (textBefore.length > FIRST_WINDOW) return html
  // Only a lazy picture is not loaded in the theme that does not show it.
  if (OF_ONE_THEME.test(html.slice(index, html.indexOf('>', index)))) return html
  return html.slice(0, index) + html.slice(index).replace(' loading="lazy"', ' fetchpriority="high"')
}

/** An attribute's value as React has escaped it. */
function unescaped(value: string): string {
  // The ampersand last: `&amp;quot;` are the letters `&quot;`.
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
