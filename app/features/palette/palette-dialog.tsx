import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import * as words from '#app/lib/words/frame.ts'
import { Palette } from './palette.tsx'
import type { PaletteIntent } from './palette-key.ts'
import styles from './palette.module.css'
import { Shortcuts } from './shortcuts.tsx'

// A modal dialog: the browser makes the page behind it inert, closes it by Escape, and returns the focus. It has a React root of
// its own, so that it is the same on every page.
const dialog = document.createElement('dialog')
const root = createRoot(dialog)
let times = 0
dialog.className = styles.dialog ?? ''
dialog.ariaLabel = words.search
document.body.append(dialog)
dialog.addEventListener('click', ({ target }) => target === dialog && close())
// Browsers move the focus from a closed dialog only in the next frame. Until then its field would take the keys of the page.
dialog.addEventListener('beforetoggle', () => {
  if (dialog.open && document.activeElement instanceof HTMLElement) document.activeElement.blur()
})
// Back, to another section of this page.
addEventListener('popstate', close)
// The keyboard of a phone covers the page without changing its size.
visualViewport?.addEventListener('resize', () =>
  dialog.style.setProperty('--room', `${visualViewport?.height}px`),
)

/** Shows the palette or the sheet of shortcuts. The key that opens the palette also closes it. */
export function showPalette(intent: PaletteIntent, typed: string): void {
  if (dialog.open && intent === 'palette') return close()
  if (!dialog.open) dialog.showModal()
  if (intent === 'shortcuts') return showShortcuts()
  // A new key, so that it is empty each time.
  const palette = <Palette key={(times += 1)} typed={typed} close={close} showShortcuts={showShortcuts} />
  flushSync(() => root.render(palette))
}

function showShortcuts() {
  flushSync(() => root.render(<Shortcuts close={close} />))
}

function close() {
  dialog.close()
}
