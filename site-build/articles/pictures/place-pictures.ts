import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { imageSize } from 'image-size'
import type { FormattedArticle } from '#app/lib/articles/article-index.ts'
import type { FormattedFile } from '#app/lib/articles/formatted-file.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import { filmKindOf } from '#markdown/media/films.ts'
import { walkElements } from '#markdown/tree.ts'
import { measureFilm } from '#site-build/articles/films/measure-film.ts'
import { filmFindings, nounOf, placeFilm } from '#site-build/articles/films/place-film.ts'
import { closestNames } from '#app/lib/closest-names.ts'
import { destinationFixes, suggest, type Suggestion } from '#site-build/articles/checks/fixes.ts'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { disguisedSvgFinding } from './disguised-svg.ts'
import { isOtherFormat, OTHER_FORMAT_CURE, rareFormatFinding, SHOWN_FORMATS } from './other-formats.ts'
import type { Article, Finding, Fix, Picture, TextPlaces } from '#site-build/model.ts'
import { fileOf } from '#site-build/read/findings.ts'

/** The largest share of letters in which a suggested name may differ. */
const MAX_SUGGESTED_DISTANCE = 0.34
const MAX_SUGGESTIONS = 3

/** Formats of pictures that LinkedIn does not show beside a link. */
const MODERN_FORMATS: Readonly<Record<string, string>> = { webp: 'a WebP', avif: 'an AVIF' }

type FormattedText = Pick<FormattedFile, 'article' | 'references' | 'destinations'>

type PlacedText = { article: FormattedArticle; pictures: Article['pictures']; findings: Finding[] }

/**
 * Gives the pictures and films in a tree their sizes and the addresses of their copies. Leaves out a cover that is missing, an SVG or a
 * film.
 */
export function placePictures(text: FormattedText, places: TextPlaces): PlacedText {
  const { article, references } = text
  const { folder } = places
  const pictures: Article['pictures'] = {}
  const findings: Finding[] = filmFindings(text, places)

  /** @returns the address of a picture on the site, that of one elsewhere, or `null` for a missing one */
  function place(src: string, kind: 'picture' | 'cover') {
    const path = pathOnSite(src, places)
    if (path === null) return { src, isRefused: false, size: null }
    const picture = pictureAt(path, places)
    pictures[path] = picture
    if (picture === null) {
      findings.push(missingPicture(src, path, kind, text, places))
      return null
    }
    const file = path.startsWith('/') ? `public${path}` : `${folder}/${path}`
    if (picture.finding !== null) findings.push({ file, message: picture.finding })
    return { src: pictureAddress(src, places), isRefused: picture.isRefused, size: picture.size }
  }

  walkElements(article.body, (shown, index, parent) => {
    const { tagName, properties } = shown
    if (!SHOWN.has(tagName) || typeof properties.src !== 'string') return
    const placed = place(properties.src, 'picture')
    if (tagName !== 'img') placeFilm(shown, index, parent, placed)
    else if (placed) Object.assign(properties, { src: placed.src }, placed.size)
  })
  const { cover: writtenCover, ...articleWithoutCover } = article
  if (writtenCover === undefined) return { article: articleWithoutCover, pictures, findings }
  const format = formatFinding(writtenCover, places)
  if (format !== null) {
    const line = references.find(({ kind }) => kind === 'cover')?.line
    findings.push({ file: fileOf(article.name, folder), line, message: `cover: ${format}` })
  }
  const isShowable = !SVG_ADDRESS.test(writtenCover) && filmKindOf(writtenCover) === null
  const placedCover = isShowable ? place(writtenCover, 'cover') : null
  if (placedCover === null) return { article: articleWithoutCover, pictures, findings }
  return { article: { ...articleWithoutCover, cover: placedCover.src }, pictures, findings }
}

/** Elements that show a file of the repository or of the site. */
const SHOWN: ReadonlySet<string> = new Set(['img', 'video', 'audio'])

const SVG_ADDRESS = /\.svg(?:[?#]|$)/i
const MODERN_ADDRESS = /\.(webp|avif)(?:[?#]|$)/i

/** What is wrong with the format of a cover; `null` for one that other sites show beside a link, or of which the build makes a JPEG. */
function formatFinding(cover: string, places: TextPlaces): string | null {
  if (SVG_ADDRESS.test(cover))
    return 'expected PNG or JPEG, found an SVG, which most networks do not show; the site draws a picture'
  if (filmKindOf(cover) !== null) return 'expected PNG or JPEG, found a film; the site draws a picture'
  const format = MODERN_ADDRESS.exec(cover)?.[1]
  const isOnSite = pathOnSite(cover, places) !== null
  if (format === undefined || isOnSite) return null
  const name = MODERN_FORMATS[format.toLowerCase()]
  return `expected PNG or JPEG, found ${name}, which LinkedIn does not show. Save it as a JPEG.`
}

/** @param path its key in `Article['pictures']` */
function missingPicture(
  src: string,
  path: string,
  kind: 'picture' | 'cover',
  { article, references, destinations = [] }: FormattedText,
  { folder, measured }: TextPlaces,
): Finding {
  const file = fileOf(article.name, folder)
  const uses = references.filter((reference) => reference.kind === kind && reference.to === src)
  const firstUse = uses[0]
  const isRootPath = path.startsWith('/')
  const { hint, replacement } = closePictures(path, isRootPath ? [] : [...measured.keys()])
  const destination = replacement?.split('/').map(encodeURIComponent).join('/')
  const fixes = uses.flatMap(({ written, line }): Fix[] => {
    if (kind === 'picture') return destinationFixes({ file, destinations }, written, destination)
    if (destination === undefined || line === undefined) return []
    return [{ file, line, from: written, to: destination }]
  })
  const written = firstUse?.written ?? path
  const where = isRootPath ? `in ${folder}/ or public/ at "${written}"` : `at ${folder}/${path}`
  const instead = kind === 'picture' ? '; its words are shown instead' : ''
  if (isOtherFormat(path)) {
    const message = `${kind}: expected ${SHOWN_FORMATS}, found "${oneLine(written)}", which the site cannot show${hint}${instead}. ${OTHER_FORMAT_CURE}`
    return { file, line: firstUse?.line, message, fixes }
  }
  const noun = nounOf(path)
  const field = kind === 'picture' ? noun : kind
  const message = `${field}: expected a ${noun} ${where}, found none${hint}${instead}`
  return { file, line: firstUse?.line, message, fixes }
}

/** @returns a key of `Article['pictures']`; `null` for a picture on another host, or elsewhere in the repository of the articles */
export function pathOnSite(src: string, { files, folder, base, embedded }: TextPlaces): string | null {
  const inFolder = pathBelow(src, `${files}${folder}/`)
  if (inFolder !== null) return inFolder
  // In development, the site has the addresses of the repository.
  if (src.startsWith(files) && !embedded) return null
  const inPublic = pathBelow(src, base)
  return inPublic === null || inPublic === '' ? inPublic : `/${inPublic}`
}

/** The address of a picture's copy, or else its own. */
export function pictureAddress(src: string, { files, folder, base, measured }: TextPlaces): string {
  const copy = measured.get(pathBelow(src, `${files}${folder}/`) ?? '')?.copy
  return copy ? base + copy : src
}

/** The picture of a key of `Article['pictures']`. Those of `public/` are published as they are; no path leaves it (`linkDestination`). */
function pictureAt(path: string, { measured, publicFolder }: TextPlaces): Picture | null {
  if (!path.startsWith('/')) return measured.get(path) ?? null
  try {
    const bytes = readFileSync(join(publicFolder, path))
    if (filmKindOf(path) !== null) return measureFilm(path, bytes, false)
    const finding = rareFormatFinding(path) ?? disguisedSvgFinding(path, bytes)
    return { copy: null, isRefused: false, size: pictureSize(bytes), finding }
  } catch {
    return null
  }
}

/** Browsers turn pictures with this EXIF orientation or a higher one. */
const FIRST_TURNED = 5

/** The size at which browsers show a picture; `null` for other files and pictures without a size. */
export function pictureSize(bytes: Uint8Array): Picture['size'] {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    if (![width, height].every((side) => Number.isSafeInteger(side) && side > 0)) return null
    return orientation >= FIRST_TURNED ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}

/** Systems write "é" as one character or as two (Unicode, Annex 15), and hosts compare bytes. */
const OTHER_ACCENTS =
  ' (there is a file whose name looks the same, but has its accents in another form: rename it to the name in the text)'

/** Suggests pictures with a close file name, or with the same one in another folder. */
function closePictures(path: string, paths: readonly string[]): Suggestion {
  const sameToTheEye = paths.find((other) => other.normalize() === path.normalize())
  if (sameToTheEye !== undefined) return { hint: OTHER_ACCENTS, replacement: sameToTheEye }
  const withSameStem = paths.filter((other) => stemOf(other) === stemOf(path))
  const closeStems = closestNames(stemOf(path), paths.map(stemOf), MAX_SUGGESTED_DISTANCE)
  const withCloseStem = paths.filter((other) => closeStems.includes(stemOf(other)))
  const suggested = withSameStem.length > 0 ? withSameStem : withCloseStem
  const { hint, replacement } = suggest(path, suggested.slice(0, MAX_SUGGESTIONS))
  if (replacement === undefined) return { hint }
  // Many folders have a `title.png`, so the whole path must be close, too.
  const isWholePathClose = closestNames(path, [replacement], MAX_SUGGESTED_DISTANCE).length > 0
  return isWholePathClose ? { hint, replacement } : { hint }
}

/** The name of a picture without folders and ending, because all pictures may be in one folder. */
function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
}

/** Whether a text that was rendered before shows the same pictures now. */
export function areSamePictures(used: Article['pictures'], places: TextPlaces): boolean {
  return Object.entries(used).every(([path, picture]) => isDeepStrictEqual(picture, pictureAt(path, places)))
}

/** @returns the decoded path of a picture, or `null` for an address that is not below the base: `//host` is not below `/` */
function pathBelow(src: string, base: string): string | null {
  if (!src.startsWith(base)) return null
  const path = percentDecoded(src.slice(base.length))
  return path === null || path.startsWith('/') ? null : path
}
