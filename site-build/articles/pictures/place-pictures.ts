import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { imageSize } from 'image-size'
import type { Article as FormattedArticle } from '#app/lib/articles/article-index.ts'
import type { FormattedFile } from '#app/lib/articles/formatted-file.ts'
import { walkElements } from '#markdown/tree.ts'
import { closestNames } from '#app/lib/closest-names.ts'
import { destinationFixes, suggest } from '#site-build/articles/checks/fixes.ts'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import type { Article, Finding, Fix, Picture, TextPlaces } from '#site-build/model.ts'
import { fileOf } from '#site-build/read/findings.ts'

/** The largest share of letters in which a suggested name may differ. */
const FARTHEST = 0.34

/** Formats of pictures that LinkedIn does not show beside a link. */
const MODERN_FORMATS: Readonly<Record<string, string>> = { webp: 'a WebP', avif: 'an AVIF' }

/** Gives the pictures in a tree their sizes and the addresses of their copies. Leaves out a cover that is missing, or an SVG. */
export function placePictures(
  { article, references, destinations = [] }: Pick<FormattedFile, 'article' | 'references' | 'destinations'>,
  places: TextPlaces,
): { article: FormattedArticle; pictures: Article['pictures']; findings: Finding[] } {
  const { measured, folder } = places
  const pictures: Article['pictures'] = {}
  const findings: Finding[] = []
  const file = fileOf(article.name, folder)

  /** @returns the address of a picture on the site, that of one elsewhere, or `null` for a missing one */
  function place(src: string, kind: 'picture' | 'cover') {
    const path = pathOnSite(src, places)
    if (path === null) return { src, size: null }
    const found = pictureAt(path, places)
    pictures[path] = found
    if (found?.finding) findings.push({ file: `${folder}/${path}`, message: found.finding })
    if (found) return { src: pictureAddress(src, places), size: found.size }
    const same = references.filter((one) => one.kind === kind && one.to === src)
    const { line, written = path } = same[0] ?? {}
    const isRoot = path.startsWith('/')
    const { hint, only } = closePictures(path, isRoot ? [] : [...measured.keys()])
    const place = isRoot ? `in ${folder}/ or public/ at "${written}"` : `at ${folder}/${path}`
    const instead = kind === 'picture' ? '; its words are shown instead' : ''
    const to = only?.split('/').map(encodeURIComponent).join('/')
    const fixes = same.flatMap(({ written: from, line: at }): Fix[] => {
      if (kind === 'picture') return destinationFixes({ file, destinations }, from, to)
      return to === undefined || at === undefined ? [] : [{ file, line: at, from, to }]
    })
    const message = `${kind}: expected a picture ${place}, found none${hint}${instead}`
    findings.push({ file, line, message, fixes })
    return null
  }

  walkElements(article.body, ({ tagName, properties }) => {
    if (tagName !== 'img' || typeof properties.src !== 'string') return
    const placed = place(properties.src, 'picture')
    if (placed) Object.assign(properties, { src: placed.src }, placed.size)
  })
  const { cover: written, ...others } = article
  const isSvg = /\.svg(?:[?#]|$)/i.test(written ?? '')
  const line = references.find(({ kind }) => kind === 'cover')?.line
  if (isSvg) {
    const message =
      'cover: expected PNG or JPEG, found an SVG, which most networks do not show; the site draws a picture'
    findings.push({ file, line, message })
  }
  const modernFormat = /\.(webp|avif)(?:[?#]|$)/i.exec(written ?? '')?.[1]
  if (modernFormat !== undefined) {
    const name = MODERN_FORMATS[modernFormat.toLowerCase()]
    const message = `cover: expected PNG or JPEG, found ${name}, which LinkedIn does not show. Save it as a JPEG.`
    findings.push({ file, line, message })
  }
  const cover = written === undefined || isSvg ? undefined : place(written, 'cover')?.src
  return { article: { ...others, ...(cover !== undefined && { cover }) }, pictures, findings }
}

/** @returns a key of `Article['pictures']`; `null` for a picture on another host, or elsewhere in the repository of the articles */
function pathOnSite(src: string, { files, folder, base, embedded }: TextPlaces): string | null {
  const inFolder = pathBelow(src, `${files}${folder}/`)
  if (inFolder !== null) return inFolder
  // In development, the site has the addresses of the repository.
  const path = src.startsWith(files) && !embedded ? null : pathBelow(src, base)
  return path && `/${path}`
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
    const size = pictureSize(readFileSync(join(publicFolder, path)))
    return { copy: null, isRefused: false, size, finding: null }
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

/** Suggests pictures with a close file name, or with the same one in another folder. */
function closePictures(path: string, paths: readonly string[]) {
  // Without folders and endings: all pictures may be in one folder.
  const nameOf = (one: string) => one.slice(one.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  const same = paths.filter((other) => nameOf(other) === nameOf(path))
  const close = closestNames(nameOf(path), paths.map(nameOf), FARTHEST)
  const found = same.length > 0 ? same : paths.filter((other) => close.includes(nameOf(other)))
  const { hint, only } = suggest(path, found.slice(0, 3))
  // Many folders have a `title.png`.
  return { hint, only: only && closestNames(path, [only], FARTHEST)[0] }
}

export function areSamePictures(used: Article['pictures'], places: TextPlaces): boolean {
  return Object.entries(used).every(([path, picture]) => isDeepStrictEqual(picture, pictureAt(path, places)))
}

/** @returns the decoded path of a picture, or `null` for an address that is not below the base: `//host` is not below `/` */
function pathBelow(src: string, base: string): string | null {
  const path = src.startsWith(base) ? percentDecoded(src.slice(base.length)) : null
  return path?.startsWith('/') ? null : path
}
