import type { PaletteIntent } from './palette-key.ts'

/** Of the palette that is being loaded, or of the last one. */
let loading: AbortController | undefined

/**
 * Loads the palette the first time, and opens it with what has been typed meanwhile. Until it is open, no key reaches the page,
 * and Escape gives up.
 */
export async function openPalette(intent: PaletteIntent): Promise<void> {
  if (loading?.signal.aborted === false) return
  const own = new AbortController()
  loading = own
  let typed = ''
  const note = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event
    if (key === 'Escape') own.abort()
    else if (key === 'Backspace') typed = typed.slice(0, -1)
    else if (key.length === 1 && !ctrlKey && !metaKey) typed += key
    else if (key !== 'Enter') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', note, { capture: true, signal: own.signal })
  try {
    const { showPalette } = await import('#app/features/palette/palette-dialog.tsx')
    if (!own.signal.aborted) showPalette(intent, typed)
  } catch {
    // `afterLoad` says so, unless `startScripts` reloads an outdated page.
    if (!own.signal.aborted) dispatchEvent(new Event('palette-failed'))
  } finally {
    own.abort()
  }
}
