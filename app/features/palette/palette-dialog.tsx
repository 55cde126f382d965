import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import * as words from '#app/lib/words/frame.ts'
import type { PaletteIntent } from './palette-key.ts'
import { Palette } from './palette.tsx'
import styles from './palette.module.css'
import { Shortcuts } from './shortcuts.tsx'

// The browser makes the page behind it inert, closes it by Escape, and returns the focus.
const dialog = document.createElement('dialog')
const root = createRoot(dialog)
const close = () => dialog.close()
const show = (content: ReactNode) => flushSync(() => root.render(content))
dialog.className = styles.dialog ?? ''
dialog.ariaLabel = words.search
document.body.append(dialog)
// A click on the backdrop.
dialog.addEventListener('click', ({ target }) => {
  if (target === dialog) close()
})
// Browsers move the focus from a closed dialog only in the next frame. Until then its field would take the keys of the page.
dialog.addEventListener('beforetoggle', () => show(null))
// Back, to another section of this page.
addEventListener('popstate', close)
// The keyboard of a phone covers the page without changing its size.
visualViewport?.addEventListener('resize', () =>
  dialog.style.setProperty('--room', `${visualViewport?.height}px`),
)

/** Shows the palette or the sheet of shortcuts. The key that opens the palette also closes it. */
export function showPalette(intent: PaletteIntent, typed = ''): void {
  const wasOpen = dialog.open
  close()
  if (wasOpen && intent === 'palette') return
  // Not every browser fires `beforetoggle`, and the palette is a new one each time.
  show(null)
  dialog.showModal()
  const showShortcuts = () => showPalette('shortcuts')
  if (intent === 'shortcuts') show(<Shortcuts close={close} />)
  else show(<Palette typed={typed} close={close} showShortcuts={showShortcuts} />)
}
