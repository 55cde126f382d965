import type { PaletteIntent } from './palette-key.ts'

/** Of the present or the last loading of the palette. It is aborted at the end. */
let loading: AbortController | undefined

/**
 * Opens the palette, which is loaded the first time, with the text that is typed meanwhile. Until it is open, no key reaches the
 * page, and Escape cancels it.
 */
export async function openPalette(intent: PaletteIntent): Promise<void> {
  if (loading?.signal.aborted === false) return
  const own = new AbortController()
  loading = own
  let typed = ''
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event
    if (key === 'Escape') own.abort()
    else if (key === 'Backspace') typed = typed.slice(0, -1)
    else if (key.length === 1 && !ctrlKey && !metaKey) typed += key
    else if (key !== 'Enter') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', onKey, { capture: true, signal: own.signal })
  try {
    const { showPalette } = await import('#app/features/palette/palette-dialog.tsx')
    if (!own.signal.aborted) showPalette(intent, typed)
  } catch {
    // The file `after-load` contains this module, so that it has been loaded before. `startScripts` reloads an outdated page.
    if (!own.signal.aborted)
      void import('./show-failure.ts').then(
        ({ showFailure }) => showFailure(),
        () => {},
      )
  } finally {
    own.abort()
  }
}
