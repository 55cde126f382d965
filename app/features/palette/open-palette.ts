import { hasSingleKeys, paletteKey, type PaletteIntent } from './palette-key.ts'

/** Opens the palette by its keys. On a page with a search field, `/` goes there. */
export function listenForPalette(): void {
  addEventListener('keydown', (event) => {
    const intent = paletteKey(event, navigator.platform)
    if (!intent || (intent !== 'palette' && !hasSingleKeys())) return
    event.preventDefault()
    if (intent !== 'search' || !focusSearchField()) void openPalette(intent)
  })
}

/**
 * Focuses the search field of the page, and selects its text.
 *
 * @returns `false` without one, and while the sheet of shortcuts or the menu covers it: then it takes no focus
 */
function focusSearchField(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]')
  field?.focus()
  if (!field || document.activeElement !== field) return false
  field.select()
  return true
}

/** A mutex: aborted once the palette is open, cannot be loaded, or was cancelled. */
let loading: AbortController | undefined

/** Opens the palette with the text that is typed while it loads. Until then no key reaches the page, and Escape cancels. */
export async function openPalette(intent: PaletteIntent): Promise<void> {
  if (loading?.signal.aborted === false) return
  const opening = new AbortController()
  loading = opening
  const { signal } = opening
  let typed = ''
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event
    if (key === 'Escape') opening.abort()
    else if (key === 'Backspace') typed = typed.slice(0, -1)
    else if (key.length === 1 && !ctrlKey && !metaKey) typed += key
    else if (key !== 'Enter') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', onKey, { capture: true, signal })
  try {
    const { showPalette } = await import('./palette-dialog.tsx')
    if (!signal.aborted) showPalette(intent, typed)
  } catch {
    // The page has loaded the bundle of this module already (`after-load`). `startScripts` reloads an outdated page.
    if (!signal.aborted) import('./show-failure.ts').then(({ showFailure }) => showFailure()).catch(() => {})
  } finally {
    opening.abort()
  }
}
