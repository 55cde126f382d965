import type { PaletteIntent } from './palette-key.ts'

let isOpening = false

/**
 * Loads the palette the first time, and opens it with what has been typed meanwhile. Until it is open, no key reaches the page,
 * and Escape gives up.
 */
export async function openPalette(intent: PaletteIntent): Promise<void> {
  if (isOpening) return
  isOpening = true
  const loading = new AbortController()
  let typed = ''
  const note = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event
    if (key === 'Escape') loading.abort()
    else if (key === 'Backspace') typed = typed.slice(0, -1)
    else if (key.length === 1 && !ctrlKey && !metaKey) typed += key
    else if (key !== 'Enter') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', note, { capture: true, signal: loading.signal })
  try {
    const { showPalette } = await import('./palette-dialog.tsx')
    if (!loading.signal.aborted) showPalette(intent, typed)
  } catch {
    // `afterLoad` says so, unless it reloads an outdated page.
    if (!loading.signal.aborted) dispatchEvent(new Event('palette-failed'))
  } finally {
    loading.abort()
    isOpening = false
  }
}
