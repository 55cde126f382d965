import { posix } from 'node:path'
import { encoded } from '#scripts/import/blog/blog-links.ts'

/** Where a copy comes from: the path of a file of the blog, or the bytes of a picture that the post contains. */
type CopySource = string | Uint8Array

/** The copies of the pictures and films of one article, in a folder of its own. */
export type PictureCopies = {
  /** By the path of the copy below `articles/`. */
  sources: ReadonlyMap<string, CopySource>
  /** Adds a copy, once for each source. @returns its address for a link in the article */
  add: (fileName: string, source: CopySource) => string
}

/** Characters that some system, address or link cannot have: control characters, halves of characters, signs and blanks. */
const UNSAFE_IN_NAMES = /[\p{Cc}\p{Cs}<>:"\\|?*#%\s]+/gu

/** Bytes of a name without its number and ending. Systems take 255 for the whole (Linux, macOS). */
const MAX_STEM_BYTES = 200

/** @param articleName the copies are below `images/` in a folder of this name */
export function openPictureCopies(articleName: string): PictureCopies {
  const sources = new Map<string, CopySource>()

  /** The path of a copy. Files of the same name in several folders of the blog are numbered. */
  function pathOfCopy(fileName: string, source: CopySource): string {
    const { name, ext: ending } = posix.parse(fileName)
    const stem = shortened(name.replaceAll(UNSAFE_IN_NAMES, '-'))
    const numberedPath = (number: number) => {
      const suffix = number === 1 ? '' : `-${number}`
      return `images/${articleName}/${stem}${suffix}${ending.toLowerCase()}`
    }
    const isTaken = (path: string) => sources.has(path) && sources.get(path) !== source
    let number = 1
    while (isTaken(numberedPath(number))) number += 1
    return numberedPath(number)
  }

  return {
    sources,
    add(fileName, source) {
      const path = pathOfCopy(fileName, source)
      sources.set(path, source)
      return path.split('/').map(encoded).join('/')
    },
  }
}

function shortened(stem: string): string {
  const characters = Array.from(stem)
  while (Buffer.byteLength(characters.join('')) > MAX_STEM_BYTES) characters.pop()
  return characters.join('')
}
