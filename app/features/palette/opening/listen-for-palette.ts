import { openPalette } from './open-palette.ts'
import { paletteKey, hasSingleKeys } from './palette-key.ts'

/** Opens the palette by its keys. On a page with a search field, `/` goes there. */
export function listenForPalette(): void {
  addEventListener('keydown', (event) => {
    const intent = paletteKey(event, navigator.platform)
    if (!intent || (intent !== 'palette' && !hasSingleKeys())) return
    event.preventDefault()
    const field =
      intent === 'search' ? document.querySelector<HTMLInputElement>('main input[type=search]') : null
    field?.focus()
    // Below the sheet of shortcuts or the menu, the field takes no focus.
    if (field && document.activeElement === field) field.select()
    else void openPalette(intent)
  })
}
