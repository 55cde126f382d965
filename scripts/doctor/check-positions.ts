import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import readExif from 'exif-reader'
import sharp from 'sharp'
import { filmKindOf } from '#markdown/media/films.ts'
import { readFilmHead } from '#site-build/articles/films/film-head.ts'
import { hasMp4Position } from '#site-build/articles/films/mp4-position.ts'
import type { Finding, Settings, Source } from '#site-build/model.ts'
import { walkFolder } from '#site-build/walk-folder.ts'

/** Formats whose metadata sharp reads. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|heic|heif|tiff?)$/i

type Media = {
  noun: 'picture' | 'film'
  hasPosition: (bytes: Buffer) => boolean | Promise<boolean>
  /** How to remove the position. */
  cure: string
}

const PICTURES: Media = {
  noun: 'picture',
  hasPosition,
  cure: 'Remove it, for example with `exiftool -gps:all= -xmp:geotag= FILE`; git keeps the older file.',
}
const FILMS: Media = {
  noun: 'film',
  hasPosition: hasMp4Position,
  cure: 'Remove it, for example with `ffmpeg -i FILE -map_metadata -1 -c copy clean.mp4`; git keeps the older file.',
}

type PublicFile = { file: string; where: string; read: () => Promise<Buffer> }

/**
 * Warns about pictures and films with the place where they were taken that anybody can fetch: those in the repository of the articles,
 * which visitors read, and the files of `public/`. What the build encodes has no metadata, but it copies films as they are.
 */
export async function positionFindings(
  source: Source | null,
  settings: Settings,
  root: string,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { file, where, read } of [...filesOfRepository(source, settings), ...filesOfPublic(root)]) {
    const media = mediaOf(file)
    if (media === null || !(await media.hasPosition(await read()))) continue
    const { noun, cure } = media
    const message = `expected a ${noun} without the place where it was taken, found a position, ${where}. ${cure}`
    findings.push({ file, message })
  }
  return findings
}

function mediaOf(file: string): Media | null {
  if (PICTURE.test(file)) return PICTURES
  return filmKindOf(file) === null ? null : FILMS
}

const AS_IT_IS = 'which the site publishes as it is'

function filesOfRepository(source: Source | null, { articles }: Settings): PublicFile[] {
  if (source === null) return []
  const files = source.pictures.map(({ path, read, file: fileOnDisk }) => {
    // A film may be large, so only what says something about it is read.
    const isFilmOnDisk = fileOnDisk !== undefined && mediaOf(path) === FILMS
    const readFacts = async () => (isFilmOnDisk ? readFilmHead(fileOnDisk) : read())
    return { file: `articles/${path}`, read: readFacts }
  })
  if (!articles.embedded) {
    const where = `which anybody can read in ${articles.repository}`
    return files.map((file) => ({ ...file, where }))
  }
  // Without a repository, visitors only get what the build makes.
  return files.filter(({ file }) => mediaOf(file) === FILMS).map((file) => ({ ...file, where: AS_IT_IS }))
}

function filesOfPublic(root: string): PublicFile[] {
  const folder = join(root, 'public')
  if (!existsSync(folder)) return []
  return walkFolder(folder).files.map((path) => {
    const place = join(folder, path)
    const read = async () => (mediaOf(path) === FILMS ? readFilmHead(place) : readFile(place))
    return { file: `public/${path}`, where: AS_IT_IS, read }
  })
}

/** Whether the metadata of a picture contains a position, as EXIF or as XMP. A damaged picture is reported by the build. */
export async function hasPosition(bytes: Buffer): Promise<boolean> {
  try {
    const { exif, xmp } = await sharp(bytes).metadata()
    const isInXmp = xmp !== undefined && /\bexif:GPSLatitude\b/.test(xmp.toString('latin1'))
    return isInXmp || (exif !== undefined && isInExif(exif))
  } catch {
    return false
  }
}

/** Phones that may not use their position write a part for it without one, or with numbers that are none. */
function isInExif(exif: Buffer): boolean {
  const { GPSLatitude: latitude, GPSLongitude: longitude } = readExif(exif).GPSInfo ?? {}
  return [latitude, longitude].every((parts) => {
    const degrees = Array.isArray(parts) ? parts[0] : undefined
    return typeof degrees === 'number' && Number.isFinite(degrees)
  })
}
