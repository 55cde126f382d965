import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { MeasuredPicture } from './measure-pictures.ts'
import { pictureSize } from './picture-size.ts'

/** The beginning of a picture has its size. A file of `public/` may be too large to be read. */
const HEAD_BYTES = 512 * 1024

/**
 * Whether hosts with clean addresses answer with a file of `public/`: the file itself, the page `<address>.html`, or the index of a
 * folder.
 *
 * @param folder `public/`
 * @param address below the site, with a slash before it, not encoded, and without `..` (`linkDestination`)
 */
export function isPublicFile(folder: string, address: string): boolean {
  const endings = address.endsWith('/') ? ['index.html'] : ['', '.html', '/index.html']
  return endings.some((ending) => {
    try {
      return statSync(join(folder, address + ending)).isFile()
    } catch {
      return false
    }
  })
}

/** A picture of `public/`, which is published as it is; `null` if it cannot be read. Parameters as for `isPublicFile`. */
export function publicPicture(folder: string, address: string): MeasuredPicture | null {
  try {
    const file = openSync(join(folder, address), 'r')
    try {
      const head = Buffer.alloc(HEAD_BYTES)
      const size = pictureSize(head.subarray(0, readSync(file, head)))
      return { copy: null, isRefused: false, size }
    } finally {
      closeSync(file)
    }
  } catch {
    return null
  }
}
