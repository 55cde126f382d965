import { isShortcut } from '#app/lib/inline/is-shortcut.ts'
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
