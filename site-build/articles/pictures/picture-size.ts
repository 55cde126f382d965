import { imageSize } from 'image-size'

/** In px. */
export type PictureSize = { width: number; height: number }

/** Browsers turn pictures with this EXIF orientation or a higher one. */
const FIRST_TURNED = 5

/** The size at which browsers show a picture; `null` for other files and pictures without a size. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    if (![width, height].every((side) => Number.isSafeInteger(side) && side > 0)) return null
    return orientation >= FIRST_TURNED ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}
