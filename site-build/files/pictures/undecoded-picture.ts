import { DAMAGED, DAMAGED_CURE, wordsInstead } from '#site-build/articles/pictures/picture-content.ts'
import { pictureSize } from '#site-build/articles/pictures/picture-at.ts'

const NUMBER = new Intl.NumberFormat('en')

/**
 * What is wrong with a picture that sharp cannot decode, and what to do.
 *
 * @param maxPixels of a picture that is decoded
 */
export function undecodedFinding(bytes: Uint8Array, error: unknown, maxPixels: number): string {
  const reason = firstLine(error)
  const size = pictureSize(bytes)
  if (/exceeds pixel limit/.test(reason) && size !== null) {
    const expected = `a picture of at most ${NUMBER.format(maxPixels)} px`
    const found = `one of ${NUMBER.format(size.width)} × ${NUMBER.format(size.height)} px`
    return wordsInstead(expected, found, 'Save a smaller copy: readers see at most 2,400 px of its width.')
  }
  return wordsInstead('a picture that can be decoded', `${DAMAGED} (${reason})`, DAMAGED_CURE)
}

/** The first line of an error's message: sharp repeats the reason in others. An AVIF begins with what has been tried. */
function firstLine(error: unknown): string {
  const lines = error instanceof Error ? error.message.split('\n') : []
  return lines.find((line) => !line.startsWith('source: ')) ?? ''
}
