/** A key press, as far as the stage cares. Field names are those of `KeyboardEvent`. */
export type KeyPress = {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
  repeat: boolean
  defaultPrevented: boolean
  /** Whether it is aimed at something that has its own use for keys. */
  interactive: boolean
}

export type KeyIntent =
  /** `reach` is how far it scrolls inside a section; a key that is held down (`mayStep` false) only scrolls. */
  | { type: 'step'; by: 1 | -1; reach: 'line' | 'page'; mayStep: boolean }
  | { type: 'end'; to: 'first' | 'last' }

/**
 * What a key asks of the stage (STAGE-8). ← and → are never taken: they belong to the carousel (PROJ-3).
 *
 * @returns `null` for every key that is not the stage's
 */
export function stageKey(press: KeyPress): KeyIntent | null {
  if (press.defaultPrevented || press.interactive || press.ctrlKey || press.altKey || press.metaKey)
    return null
  const mayStep = !press.repeat
  if (press.key === ' ') return { type: 'step', by: press.shiftKey ? -1 : 1, reach: 'page', mayStep }
  // With Shift the other keys select text.
  if (press.shiftKey) return null
  switch (press.key) {
    case 'ArrowDown':
      return { type: 'step', by: 1, reach: 'line', mayStep }
    case 'ArrowUp':
      return { type: 'step', by: -1, reach: 'line', mayStep }
    case 'PageDown':
      return { type: 'step', by: 1, reach: 'page', mayStep }
    case 'PageUp':
      return { type: 'step', by: -1, reach: 'page', mayStep }
    case 'Home':
      return { type: 'end', to: 'first' }
    case 'End':
      return { type: 'end', to: 'last' }
    default:
      return null
  }
}

const INTERACTIVE = [
  'a[href], area[href], button, input, select, textarea, summary, option, iframe, object, embed',
  'audio[controls], video[controls], [contenteditable]:not([contenteditable="false"])',
  '[role="button"], [role="link"], [role="textbox"], [role="slider"], [role="listbox"], [role="menu"], [role="tab"]',
].join()

/** Whether keys aimed at this element are its own: it is, or stands inside, a field, a button or a link (STAGE-8). */
export function isInteractive(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(INTERACTIVE) !== null
}
