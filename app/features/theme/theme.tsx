import { useSyncExternalStore } from 'react'
import { bootTheme, showTheme, type Theme } from '#app/lib/inline/show-theme.ts'
import { whileNeeded } from '#app/lib/while-needed.ts'
import { store } from '#app/lib/stored.ts'
import { firstSentence } from '#app/lib/language/sentences.ts'
import * as words from '#app/lib/words/frame.ts'
import styles from './theme-toggle.module.css'

/** The time that a view transition has to begin, in ms. Without frames it never does. */
const TRANSITION_TIMEOUT_MS = 500

/** Sent to the window when the theme has changed. */
export const THEME_EVENT = 'themechange'

/** The theme after a press of the button: from the system's to the other one, then to the one like the system's, and back. */
function nextTheme(theme: Theme): Theme {
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches
  const sameTheme = isSystemDark ? 'dark' : 'light'
  const otherTheme = isSystemDark ? 'light' : 'dark'
  if (theme === 'system') return otherTheme
  return theme === otherTheme ? sameTheme : 'system'
}

/** The theme on show, which the root element names. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** The theme on show; `system` until the page is hydrated. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => 'system')
}

/** Shows and stores a theme in a view transition, which calls `choose` later: fast presses may have changed the theme by then. */
export function changeTheme(choose: (shown: Theme) => Theme): void {
  const change = () => {
    const theme = choose(shownTheme())
    showTheme(theme, document)
    // `bootTheme` reads it.
    store('theme', theme === 'system' ? null : theme)
    dispatchEvent(new Event(THEME_EVENT))
  }
  if (!('startViewTransition' in document)) return change()
  const transition = document.startViewTransition(() => {
    clearTimeout(timer)
    change()
  })
  // In a hidden window, and when it is skipped, the transition fails, but the theme changes.
  transition.ready.catch(() => {})
  const timer = setTimeout(() => transition.skipTransition(), TRANSITION_TIMEOUT_MS)
}

/** Calls `update` after every change of the theme, until the returned function is called. */
function subscribe(update: () => void): () => void {
  followStored()
  return whileNeeded((signal) => {
    addEventListener(THEME_EVENT, update, { signal })
    // A choice may have been made on another page before Back, in another tab, or before the scripts of this page started.
    for (const type of ['pageshow', 'storage']) addEventListener(type, followStored, { signal })
  })
}

/** Shows the theme that is stored. */
function followStored(): void {
  bootTheme(showTheme)
  dispatchEvent(new Event(THEME_EVENT))
}

const LABELS = { system: words.themeSystem, light: words.themeLight, dark: words.themeDark }

/** "Theme: dark": the first sentence of the button's label. */
export const themeName = (theme: Theme) => firstSentence(LABELS[theme])

/** One button for the three themes. Its label names the current one. */
export function ThemeToggle() {
  const theme = useTheme()
  return (
    <button
      type="button"
      className={styles.toggle}
      data-theme-choice={theme}
      data-sentence={themeName(theme)}
      aria-label={LABELS[theme]}
      title={LABELS[theme]}
      onClick={() => changeTheme(nextTheme)}
    >
      <svg viewBox="0 0 20 20" width="1.25rem" height="1.25rem" fill="none" aria-hidden="true">
        <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="1.6" className={styles.rim} />
        <path d="M10 2a8 8 0 0 1 0 16z" className={styles.half} />
        <circle cx="10" cy="10" r="3.5" className={styles.core} />
      </svg>
    </button>
  )
}
