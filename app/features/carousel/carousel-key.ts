type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'target'
>

/** Elements that have their own use for the arrow keys. */
const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="slider"]'

/**
 * Which way a key scrolls the carousel (PROJ-3).
 *
 * @param isRtl whether the slides run from right to left, so that ← goes on; called for arrow keys only, because the
 *   browser has to compute styles to know
 * @returns 1 for →, −1 for ←; `null` for every other key, with a modifier, and when the key is aimed at a field
 */
export function stepOfKey(press: KeyPress, isRtl = () => false): 1 | -1 | null {
  if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return null
  if (press.target instanceof Element && press.target.closest(FIELDS)) return null
  if (press.key === 'ArrowRight') return isRtl() ? -1 : 1
  if (press.key === 'ArrowLeft') return isRtl() ? 1 : -1
  return null
}
