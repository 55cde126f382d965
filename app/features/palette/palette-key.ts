import { isShortcut } from '#app/lib/inline/is-shortcut.ts'
import { isForPage } from '#app/lib/page-keys.ts'
import { readStored, store } from '#app/lib/stored.ts'

export type PaletteIntent = 'palette' | 'search' | 'shortcuts'

/** The intent of a key; `null` for other keys. `/` and `?` count as characters, because their keys differ between keyboards. */
export function paletteKey(press: KeyboardEvent, platform: string): PaletteIntent | null {
  if (press.defaultPrevented || press.repeat || press.isComposing) return null
  // Also in fields.
  if (isShortcut(press, platform)) return 'palette'
  if (!isForPage(press)) return null
  if (press.key === '/') return 'search'
  return press.key === '?' ? 'shortcuts' : null
}

const KEY = 'single-keys'

/** Whether `/` and `?` are shortcuts. Visitors who use speech input may press them by accident (WCAG 2.2, 2.1.4). */
export const hasSingleKeys = () => readStored(KEY) !== 'off'
export const chooseSingleKeys = (areOn: boolean) => store(KEY, areOn ? null : 'off')
