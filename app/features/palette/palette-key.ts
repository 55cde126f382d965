import { isForPage, type KeyPress } from '#app/lib/page-keys.ts'

/** What a key opens: the palette, the search of this page, or the sheet of shortcuts. */
export type PaletteIntent = 'palette' | 'search' | 'shortcuts'

type Press = KeyPress & Pick<KeyboardEvent, 'code' | 'repeat' | 'isComposing'>

/** What a key asks for; `null` for every other key. `/` and `?` count as characters, because keyboards have them in different places. */
export function paletteKey(press: Press, platform: string): PaletteIntent | null {
  if (press.defaultPrevented || press.repeat || press.isComposing) return null
  // In fields, too.
  if (isShortcut(press, platform)) return 'palette'
  if (!isForPage(press)) return null
  return press.key === '/' ? 'search' : press.key === '?' ? 'shortcuts' : null
}

/**
 * Whether a key is ⌘K on Apple's systems, where Ctrl+K deletes to the end of a line, and Ctrl+K elsewhere. Its source text is part
 * of the boot script, so it uses no imports.
 *
 * @param platform `navigator.platform`
 */
export function isShortcut(
  press: Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  platform: string,
): boolean {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = press
  const isOurs = /Mac|iP/.test(platform) ? metaKey : ctrlKey && !metaKey
  if (!isOurs || shiftKey || altKey) return false
  // On a keyboard without Latin letters, the key that has the K of others.
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK'
}
