import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Palette } from './palette.tsx'
import * as words from '#app/lib/words/frame.ts'
import type { PaletteIntent } from './opening/palette-key.ts'
import styles from './palette.module.css'
import { Shortcuts } from './shortcuts.tsx'

type Show = (intent: PaletteIntent, typed: string) => void

let show: Show | undefined

/** Shows the palette or the sheet of shortcuts. The key that opens the palette also closes it. */
export const showPalette: Show = (intent, typed) => {
  show ??= paletteIn(document)
  show(intent, typed)
}

/**
 * The palette is a modal dialog: the browser makes the page behind it inert, closes it by Escape, and returns the focus. It has a
 * React root of its own, so that it is the same on every page.
 */
function paletteIn(document: Document): Show {
  const dialog = document.createElement('dialog')
  const root = createRoot(dialog)
  let times = 0
  dialog.className = styles.dialog ?? ''
  dialog.ariaLabel = words.search
  document.body.append(dialog)
  const close = () => dialog.close()
  dialog.addEventListener('click', ({ target }) => target === dialog && close())
  // Browsers move the focus from a closed dialog only in the next frame. Until then its field would take the keys of the page.
  dialog.addEventListener('beforetoggle', () => {
    if (dialog.open && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  // Back, to another section of this page.
  addEventListener('popstate', close)
  keepAboveKeyboard(dialog)

  const showShortcuts = () => flushSync(() => root.render(<Shortcuts close={close} />))
  return (intent, typed) => {
    if (dialog.open && intent === 'palette') return close()
    if (!dialog.open) dialog.showModal()
    if (intent === 'shortcuts') return showShortcuts()
    // A new key, so that it is empty each time.
    const palette = <Palette key={(times += 1)} typed={typed} close={close} showShortcuts={showShortcuts} />
    flushSync(() => root.render(palette))
  }
}

/** The keyboard of a phone covers the page without changing its size. */
function keepAboveKeyboard(dialog: HTMLElement) {
  const { visualViewport } = globalThis
  visualViewport?.addEventListener('resize', () =>
    dialog.style.setProperty('--room', `${visualViewport.height}px`),
  )
}
