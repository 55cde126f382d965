import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import readExif from 'exif-reader'
import sharp from 'sharp'
import type { Finding, Settings, Source } from '#site-build/model.ts'
import { walkFolder } from '#site-build/walk-folder.ts'

/** Formats whose metadata sharp reads. */
const WITH_METADATA = /\.(?:jpe?g|png|webp|avif|heic|heif|tiff?)$/i
const CURE = 'Remove it, for example with `exiftool -gps:all= -xmp:geotag= FILE`; git keeps the older file.'

type PublicPicture = { file: string; where: string; read: () => Promise<Buffer> }

/**
 * Warns about pictures with the place where they were taken that anybody can fetch: the originals in the repository of the articles,
 * which visitors read, and the files of `public/`. What the build encodes has no metadata.
 */
export async function positionFindings(
  source: Source | null,
  settings: Settings,
  root: string,
): Promise<Finding[]> {
  const pictures = [...picturesOfRepository(source, settings), ...picturesOfPublic(root)]
  const findings: Finding[] = []
  for (const { file, where, read } of pictures) {
    if (!WITH_METADATA.test(file) || !(await hasPosition(await read()))) continue
    const message = `expected a picture without the place where it was taken, found a position, ${where}. ${CURE}`
    findings.push({ file, message })
  }
  return findings
}

function picturesOfRepository(source: Source | null, { articles }: Settings): PublicPicture[] {
  // Without a repository, visitors only get what the build makes.
  if (source === null || articles.embedded) return []
  const where = `which anybody can read in ${articles.repository}`
  return source.pictures.map(({ path, read }) => ({ file: `articles/${path}`, where, read }))
}

function picturesOfPublic(root: string): PublicPicture[] {
  const folder = join(root, 'public')
  if (!existsSync(folder)) return []
  const where = 'which the site publishes as it is'
  return walkFolder(folder).files.map((path) => {
    return { file: `public/${path}`, where, read: () => readFile(join(folder, path)) }
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
