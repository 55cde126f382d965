/** What a key opens: the palette, the search of this page, or the sheet of shortcuts. */
export type PaletteIntent = 'palette' | 'search' | 'shortcuts'

type Press = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'ctrlKey'
  | 'altKey'
  | 'metaKey'
  | 'shiftKey'
  | 'repeat'
  | 'isComposing'
  | 'defaultPrevented'
  | 'target'
>

/** Fields take every key for themselves, except ⌘K. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/**
 * What a key asks for. `/` and `?` count as characters, because keyboards have them in different places.
 *
 * @param isApple whether the shortcut is ⌘K: in a field of macOS, Ctrl+K deletes to the end of the line
 * @returns `null` for every other key
 */
export function paletteKey(press: Press, isApple: boolean): PaletteIntent | null {
  const { key, ctrlKey, altKey, metaKey, shiftKey, target } = press
  if (press.defaultPrevented || press.repeat || press.isComposing || altKey) return null
  if (ctrlKey || metaKey) return isK(press) && !shiftKey && metaKey === isApple ? 'palette' : null
  if (target instanceof Element && target.closest(FIELDS)) return null
  return key === '/' ? 'search' : key === '?' ? 'shortcuts' : null
}

/** On a keyboard without Latin letters, the key that has the K of others. */
function isK({ key, code }: Press): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK'
}
