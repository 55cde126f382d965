type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'target'
>

/** Elements that handle arrow keys themselves. */
const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="slider"]'

/**
 * Which way a key scrolls the carousel (PROJ-3).
 *
 * @param isRtl whether slides run from right to left; called for arrow keys only, because it makes the browser compute styles
 * @returns 1 for the next slide, -1 for the previous one; `null` for other keys, with a modifier, and in fields
 */
export function stepOfKey(press: KeyPress, isRtl = () => false): 1 | -1 | null {
  if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return null
  if (press.target instanceof Element && press.target.closest(FIELDS)) return null
  if (press.key === 'ArrowRight') return isRtl() ? -1 : 1
  if (press.key === 'ArrowLeft') return isRtl() ? 1 : -1
  return null
}
