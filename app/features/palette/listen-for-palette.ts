import { openPalette } from './open-palette.ts'
import { paletteKey } from './palette-key.ts'
import { hasSingleKeys } from './shortcuts/single-keys.ts'

/** Opens the palette by its keys. On a page with a search field of its own, `/` goes there. */
export function listenForPalette(): void {
  addEventListener('keydown', (event) => {
    const intent = paletteKey(event, navigator.platform)
    if (!intent || (intent !== 'palette' && !hasSingleKeys())) return
    event.preventDefault()
    const field = document.querySelector<HTMLInputElement>('main input[type=search]')
    if (intent === 'search' && field) {
      field.focus()
      field.select()
    } else void openPalette(intent)
  })
}
