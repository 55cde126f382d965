import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'

/** The facts of a picture that articles need, as plain data for threads. */
export type MeasuredPicture = {
  /** The file of its copy, below the site; `null` if it gets none. */
  copy: string | null
  /** Whether the site must not publish it. */
  isRefused: boolean
  /** In px. */
  size: { width: number; height: number } | null
  /** Why it is not shown as intended. */
  warning: string | null
}

/** Browsers turn pictures with this EXIF orientation or a higher one. */
const FIRST_TURNED = 5

/** The size at which browsers show a picture; `null` for other files and pictures without a size. */
export function pictureSize(bytes: Uint8Array): MeasuredPicture['size'] {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    if (![width, height].every((side) => Number.isSafeInteger(side) && side > 0)) return null
    return orientation >= FIRST_TURNED ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}

/**
 * A picture of `public/`, which is published as it is; `null` if it cannot be read.
 *
 * @param address below the site, with a slash before it, not encoded, and without `..` (`linkDestination`)
 */
export function publicPicture(publicFolder: string, address: string): MeasuredPicture | null {
  try {
    const size = pictureSize(readFileSync(join(publicFolder, address)))
    return { copy: null, isRefused: false, size, warning: null }
  } catch {
    return null
  }
}
