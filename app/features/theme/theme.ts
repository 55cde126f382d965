import { showTheme, type Theme, bootTheme } from '#app/lib/inline/show-theme.ts'
import { useSyncExternalStore } from 'react'

/** The key in local storage. The boot script repeats it. */
export const THEME_KEY = 'theme'

/** Sent to the window when the visitor has chosen a theme. */
export const THEME_EVENT = 'themechange'

/**
 * The theme after a press of the button: from the system's to the other one, then to the one like the system's, and back.
 *
 * @param isDark whether the system prefers dark
 */
export function nextTheme(theme: Theme, isDark: boolean): Theme {
  const other = isDark ? 'light' : 'dark'
  if (theme === 'system') return other
  return theme === other ? (isDark ? 'dark' : 'light') : 'system'
}

export function shownTheme({ dataset }: HTMLElement): Theme {
  const { theme } = dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

const currentTheme = () => shownTheme(document.documentElement)

/** The theme on show, which is `system` until hydrated. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system')
}

/**
 * Changes the theme in a view transition, and stores it if storage allows.
 *
 * @param choice returns the new theme for the one on show, which may have changed since the last rendering
 */
export function changeTheme(choice: (shown: Theme) => Theme): void {
  const change = () => {
    const theme = choice(currentTheme())
    showTheme(theme, document)
    try {
      if (theme === 'system') localStorage.removeItem(THEME_KEY)
      else localStorage.setItem(THEME_KEY, theme)
    } catch {
      // Storage is blocked or full: the theme applies to this page only.
    }
    dispatchEvent(new Event(THEME_EVENT))
  }
  if (!('startViewTransition' in document)) return change()
  // In a hidden window the transition fails, but the theme changes.
  document.startViewTransition(change).ready.catch(() => {})
}

function subscribe(update: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  addEventListener(THEME_EVENT, update, { signal })
  // A choice may have been made on another page before Back, or in another tab.
  addEventListener('pageshow', ({ persisted }) => persisted && followStored(), { signal })
  addEventListener('storage', ({ key }) => (key === THEME_KEY || key === null) && followStored(), { signal })
  // Or before the scripts of this page started, which may be after Back.
  followStored()
  return () => listening.abort()
}

function followStored(): void {
  bootTheme(showTheme)
  dispatchEvent(new Event(THEME_EVENT))
}
