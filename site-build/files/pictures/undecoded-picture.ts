import { DAMAGED, DAMAGED_CURE, wordsInstead } from '#site-build/articles/pictures/picture-content.ts'
import { pictureSize } from '#site-build/articles/pictures/picture-at.ts'
import { MAX_PIXELS, MAX_WIDTH } from './encode-picture.ts'

const NUMBER = new Intl.NumberFormat('en')

/** What is wrong with a picture that cannot be decoded, and what to do. @param error what `encodePicture` or `encodeCover` threw */
export function undecodedFinding(bytes: Uint8Array, error: unknown): string {
  const reason = reasonOf(error)
  const size = pictureSize(bytes)
  if (/exceeds pixel limit/.test(reason) && size !== null) {
    return wordsInstead(
      `a picture of at most ${NUMBER.format(MAX_PIXELS)} px`,
      `one of ${NUMBER.format(size.width)} × ${NUMBER.format(size.height)} px`,
      `Save a smaller copy: readers see at most ${NUMBER.format(MAX_WIDTH)} px of its width.`,
    )
  }
  const damage = reason === NO_REASON ? DAMAGED : `${DAMAGED} (${reason})`
  return wordsInstead('a picture that can be decoded', damage, DAMAGED_CURE)
}

/** What sharp says without the reason of libvips, whose buffer of errors is shared by all threads: another picture may have taken it. */
const NO_REASON = 'Warning treated as error due to failOn setting'

/** The line of an error of sharp that has the reason: the first one, or, for an AVIF, that after the line about its source. */
function reasonOf(error: unknown): string {
  const lines = error instanceof Error ? error.message.split('\n') : []
  return lines.find((line) => !line.startsWith('source: ')) ?? ''
}
