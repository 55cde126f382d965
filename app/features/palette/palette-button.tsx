import { openPalette } from './open-palette.ts'
import styles from './palette-button.module.css'

/** Opens the palette by mouse and touch. */
export function PaletteButton({ inert }: { inert: boolean | undefined }) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Search and commands"
      title="Search and commands (⌘K or Ctrl K)"
      aria-keyshortcuts="Meta+K Control+K"
      aria-haspopup="dialog"
      inert={inert}
      onClick={() => void openPalette('palette')}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="6" />
        <path d="m13 13 5 5" />
      </svg>
    </button>
  )
}
