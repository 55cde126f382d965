export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'target'
>

/** Elements in which keys type, choose or move something. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/**
 * Whether a key is left to the page: without a modifier except Shift, not handled elsewhere, and not pressed in a field.
 *
 * @param others more elements that handle the key themselves
 */
export function isForPage(press: KeyPress, others?: string): boolean {
  const { altKey, ctrlKey, metaKey, defaultPrevented, target } = press
  if (defaultPrevented || altKey || ctrlKey || metaKey) return false
  return !(
    target instanceof Element && target.closest(others === undefined ? FIELDS : `${FIELDS}, ${others}`)
  )
}

/** Whether a dialog or a popover, such as the mobile menu, covers the page. */
export function hasOverlay(): boolean {
  return document.querySelector('dialog[open], :popover-open') !== null
}
