import { imageSize } from 'image-size'
import { LFS_POINTER } from '#site-build/articles/films/measure-film.ts'
import { OTHER_FORMAT_CURE, SHOWN_FORMATS } from './other-formats.ts'

/** Raster formats that the build decodes, by the first bytes of a file, its signature ("magic bytes" of each format's specification). */
const DECODED_FORMATS: readonly (readonly [format: string, start: RegExp])[] = [
  ['PNG', /^\x89PNG/],
  ['JPEG', /^\xFF\xD8/],
  ['GIF', /^GIF8/],
  ['WebP', /^RIFF.{4}WEBP/s],
  ['AVIF', /^.{4}ftyp.*avi[fs]/s],
]

/** Other files that people have under the name of a picture: phones, scanners, downloads of the page around a picture. */
const OTHER_FORMATS: readonly (readonly [format: string, start: RegExp, cure: string])[] = [
  ['HEIC', /^.{4}ftyp.*(?:hei[cmsx]|hev[cx])/s, OTHER_FORMAT_CURE],
  ['TIFF', /^(?:II\*|MM.\*)/s, OTHER_FORMAT_CURE],
  ['BMP', /^BM/, OTHER_FORMAT_CURE],
  ['JPEG XL', /^(?:\xFF\n|.{4}JXL )/s, OTHER_FORMAT_CURE],
  ['a Photoshop file', /^8BPS/, OTHER_FORMAT_CURE],
  ['a PDF', /^%PDF/, OTHER_FORMAT_CURE],
  ['a web page', /^\s*<(?:!doctype html|html)/i, 'Download the picture itself.'],
]

/** Bytes in which a format shows: the list of formats that an AVIF or a HEIC also has is at its start. */
const START_BYTES = 64
/** The endings of raster formats that browsers show. */
export const RASTER_ENDING = /\.(?:png|jpe?g|gif|webp|avif)$/i

/** Whether a file begins like a raster format that the build decodes, whatever its name. */
export function isDecodedFormat(bytes: Uint8Array): boolean {
  const start = startOf(bytes)
  return DECODED_FORMATS.some(([, pattern]) => pattern.test(start))
}

/** What is wrong with a file that has no picture at all; `null` for any other. */
export function absenceFinding(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return wordsInstead('a picture', 'an empty file', 'Save or copy it here again.')
  if (!startOf(bytes).startsWith(LFS_POINTER)) return null
  return wordsInstead('a picture', 'a pointer of Git LFS', 'Store the picture in git itself, or in public/.')
}

/**
 * What is wrong with the bytes of a picture, and what to do; `null` for one that can be shown as far as its start tells.
 *
 * @param path its name
 * @param hasSize whether the size could be read
 */
export function contentFinding(path: string, bytes: Uint8Array, hasSize: boolean): string | null {
  const ending = RASTER_ENDING.exec(path)?.[0]
  if (ending !== undefined) return absenceFinding(bytes) ?? rasterFinding(ending, bytes, hasSize)
  const isSvgByName = /\.svg$/i.test(path)
  // Texts may also show pages of `public/`.
  if (!isSvgByName) return null
  return absenceFinding(bytes) ?? (hasSize ? null : WITHOUT_SIZE)
}

/** What is wrong with a file that has the name of a raster format. */
function rasterFinding(ending: string, bytes: Uint8Array, hasSize: boolean): string | null {
  if (isSvg(bytes))
    return wordsInstead(
      `a picture of the format that its name says (${ending})`,
      'an SVG, which browsers do not show under this name',
      'Rename it to end with .svg.',
    )
  if (isDecodedFormat(bytes))
    return hasSize ? null : wordsInstead('a picture that can be decoded', DAMAGED, DAMAGED_CURE)
  const otherFormat = OTHER_FORMATS.find(([, pattern]) => pattern.test(startOf(bytes)))
  if (otherFormat === undefined)
    return wordsInstead(SHOWN_FORMATS, 'a file of another format', OTHER_FORMAT_CURE)
  const [format, , cure] = otherFormat
  return wordsInstead(SHOWN_FORMATS, `${format} under this name`, cure)
}

export const DAMAGED = 'one that is damaged or cut short'
export const DAMAGED_CURE =
  'Copy it here again; if it stays damaged, open it in a program for pictures and save it as a new file.'

/** Only an SVG has its size in text. */
const WITHOUT_SIZE =
  'expected a picture with a size, found none, so the text moves when it loads. Add a size to <svg>, such as viewBox="0 0 640 400".'

/** A finding about a picture that cannot be shown. */
export function wordsInstead(expected: string, found: string, cure: string): string {
  return `expected ${expected}, found ${found}; its words are shown instead. ${cure}`
}

function startOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, START_BYTES)).toString('latin1')
}

function isSvg(bytes: Uint8Array): boolean {
  try {
    return imageSize(bytes).type === 'svg'
  } catch {
    return false
  }
}
