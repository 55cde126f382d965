import type { FormattedArticle } from '#app/lib/articles/article-index.ts'
import type { FormattedFile } from '#app/lib/articles/formatted-file.ts'
import { filmKindOf } from '#markdown/media/films.ts'
import { walkElements } from '#markdown/tree.ts'
import { filmFindings, placeFilm } from '#site-build/articles/films/place-film.ts'
import type { Article, Finding, TextPlaces } from '#site-build/model.ts'
import { fileOf } from '#site-build/read/findings.ts'
import { missingPicture } from './missing-picture.ts'
import { pathOnSite, pictureAddress, pictureAt } from './picture-at.ts'
import { pictureFinding } from './picture-finding.ts'

/** Formats of pictures that LinkedIn does not show beside a link. */
const MODERN_FORMATS: Readonly<Record<string, string>> = { webp: 'a WebP', avif: 'an AVIF' }

/** The missing pictures of a text for which a close one is searched: it may have 12,000, and a blog thousands of pictures. */
const MAX_SEARCHED = 200

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
  let missingCount = 0

  /** @returns the address of a picture on the site, that of one elsewhere, or `null` for a missing one */
  function place(src: string, kind: 'picture' | 'cover') {
    const path = pathOnSite(src, places)
    if (path === null) return { src, isRefused: false, size: null }
    const isFirstUse = !Object.hasOwn(pictures, path)
    const picture = pictureAt(path, places)
    pictures[path] = picture
    if (picture === null) {
      missingCount += 1
      const searched = missingCount <= MAX_SEARCHED ? [...places.measured.keys()] : []
      findings.push(missingPicture(src, path, kind, text, places, searched))
      return null
    }
    if (picture.finding !== null && isFirstUse) {
      const line = references.find((reference) => reference.kind === kind && reference.address === src)?.line
      const pictureFile = path.startsWith('/') ? `public${path}` : `${folder}/${path}`
      const firstUse = { file: fileOf(article.name, folder), line }
      findings.push(pictureFinding(firstUse, pictureFile, picture.finding))
    }
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
