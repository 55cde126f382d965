import { imageSize } from 'image-size'

/** In px. */
export type PictureSize = { width: number; height: number }

/** px. Browsers show no picture that is larger in either direction. */
const MAX_SIDE = 65_535
/** Browsers turn pictures with this EXIF orientation or a higher one. */
const FIRST_TURNED = 5
/** bytes. The first element of an SVG has its size; searching all of a large file is slow. */
const SVG_HEAD = 16_384

/** The size at which browsers show a file, or `null` when it is not a picture or has no size. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const isSvg = /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 256)))
  try {
    const { width, height, orientation = 1 } = imageSize(isSvg ? bytes.subarray(0, SVG_HEAD) : bytes)
    if (![width, height].every((side) => Number.isSafeInteger(side) && side > 0 && side <= MAX_SIDE))
      return null
    return orientation >= FIRST_TURNED ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}
