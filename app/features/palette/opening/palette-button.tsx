import * as words from '#app/lib/words/frame.ts'
import { Magnifier } from './magnifier.tsx'
import { openPalette } from './open-palette.ts'
import styles from './palette-button.module.css'

/** Opens the palette by mouse and touch. */
export function PaletteButton() {
  return (
    <button
      type="button"
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
