import * as words from '#app/lib/words/frame.ts'
import { changeTheme, nextTheme, useTheme } from './theme.ts'
import styles from './theme-toggle.module.css'

const LABELS = { system: words.themeSystem, light: words.themeLight, dark: words.themeDark }

const changeToNext = () =>
  changeTheme((shown) => nextTheme(shown, matchMedia('(prefers-color-scheme: dark)').matches))

/** One button for the three themes. Its label names the current one. */
export function ThemeToggle() {
  const theme = useTheme()
  return (
    <button
      type="button"
      className={styles.toggle}
      data-theme-choice={theme}
      data-sentence={LABELS[theme].split('.')[0]}
      aria-label={LABELS[theme]}
      title={LABELS[theme]}
      onClick={changeToNext}
    >
      <svg viewBox="0 0 20 20" width="1.25rem" height="1.25rem" aria-hidden="true">
        <circle cx="10" cy="10" r="8" className={styles.rim} />
        <path d="M10 2a8 8 0 0 1 0 16z" className={styles.half} />
        <circle cx="10" cy="10" r="3.5" className={styles.core} />
      </svg>
    </button>
  )
}
