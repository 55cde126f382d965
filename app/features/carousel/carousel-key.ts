import { isForPage, type KeyPress } from '#app/lib/page-keys.ts'

/**
 * The direction in which a key scrolls the carousel (PROJ-3).
 *
 * @param isRtl whether slides run from right to left; called for arrow keys only, because the browser computes styles for it
 * @returns 1 for the next slide, -1 for the previous one; `null` for other keys, with a modifier, and in fields
 */
export function stepOfKey(press: KeyPress, isRtl = () => false): 1 | -1 | null {
  if (!isForPage(press) || press.shiftKey) return null
  if (press.key === 'ArrowRight') return isRtl() ? -1 : 1
  if (press.key === 'ArrowLeft') return isRtl() ? 1 : -1
  return null
}
