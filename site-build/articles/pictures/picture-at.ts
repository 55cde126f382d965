import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { imageSize } from 'image-size'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { filmKindOf } from '#markdown/media/films.ts'
import { readFilmHead } from '#site-build/articles/films/film-head.ts'
import { measureFilm } from '#site-build/articles/films/measure-film.ts'
import type { Article, Picture, TextPlaces } from '#site-build/model.ts'
import { rareFormatFinding } from './other-formats.ts'
import { contentFinding } from './picture-content.ts'

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
export function pictureAt(path: string, { measured, publicFolder }: TextPlaces): Picture | null {
  if (!path.startsWith('/')) return measured.get(path) ?? null
  try {
    const file = join(publicFolder, path)
    if (filmKindOf(path) !== null) return measureFilm(path, readFilmHead(file), null)
    const bytes = readFileSync(file)
    const size = pictureSize(bytes)
    const finding = rareFormatFinding(path) ?? contentFinding(path, bytes, size !== null)
    return { copy: null, isRefused: false, size, finding }
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
