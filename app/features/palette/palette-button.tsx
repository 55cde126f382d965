import * as words from '#app/lib/words/frame.ts'
import { Magnifier } from './magnifier.tsx'
import { openPalette } from './open-palette.ts'
import styles from './palette-button.module.css'

/** Opens the palette by mouse and touch. `inert`: the menu is open. */
export function PaletteButton({ inert }: { inert: boolean | undefined }) {
  return (
    <button
      type="button"
      inert={inert}
      className={styles.button}
      aria-label={words.search}
      title={words.searchKeys}
      aria-keyshortcuts="Meta+K Control+K"
      aria-haspopup="dialog"
      onClick={() => void openPalette('palette')}
    >
      <Magnifier />
    </button>
  )
}
