import type { PaletteIntent } from './palette-key.ts'

/** Loads the palette the first time, and opens it with what has been typed meanwhile. */
export async function openPalette(intent: PaletteIntent): Promise<void> {
  const loading = new AbortController()
  let typed = ''
  const note = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey) return
    typed += event.key
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', note, { capture: true, signal: loading.signal })
  try {
    const { showPalette } = await import('./palette-dialog.tsx')
    showPalette(intent, typed)
  } catch {
    // Without a network the page stays as it is, like after a link that leads nowhere.
  } finally {
    loading.abort()
  }
}
