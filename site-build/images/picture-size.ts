import { imageSize } from 'image-size'

export type PictureSize = { width: number; height: number }

/** px. Browsers show no picture that is larger in either direction (Chromium and Firefox, 65,535 and 32,767). */
const MAX_SIDE = 65_535
/** EXIF orientations from here on lie on their side, and browsers turn them (CSS Images 3, `image-orientation`). */
const FIRST_TURNED = 5
/** bytes. An SVG says its size in its first element. */
const SVG_HEAD = 16_384

/**
 * How large a picture is shown when nothing else is said, in CSS px.
 *
 * @param bytes the whole file, of any kind
 * @returns `null` for what is no picture, or does not say its size
 */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  try {
    const { width, height, orientation = 1 } = imageSize(isText(bytes) ? bytes.subarray(0, SVG_HEAD) : bytes)
    if (!isSide(width) || !isSide(height)) return null
    return orientation >= FIRST_TURNED ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}

/** Bitmaps begin with a signature that is no text; an SVG begins with `<`, perhaps behind a mark and white space. */
function isText(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 256)))
}

function isSide(length: number): boolean {
  return Number.isSafeInteger(length) && length > 0 && length <= MAX_SIDE
}
