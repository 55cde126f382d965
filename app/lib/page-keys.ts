/** Elements that use keys to type, choose or move. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Whether the page may use a key: unhandled, without a modifier except Shift, and not pressed in a field. */
export function isForPage(press: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, defaultPrevented, target } = press
  if (defaultPrevented || altKey || ctrlKey || metaKey) return false
  return !(target instanceof Element && target.closest(FIELDS))
}

/** Whether a dialog or a popover, such as the mobile menu, covers the page. */
export function hasOverlay(): boolean {
  return document.querySelector('dialog[open], :popover-open') !== null
}
