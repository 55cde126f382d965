import { useSyncExternalStore } from 'react'
import { bootTheme, showTheme, type Theme } from '#app/lib/inline/show-theme.ts'
import { store } from '#app/lib/stored.ts'

/** The key in local storage. The boot script repeats it. */
export const THEME_KEY = 'theme'

/** Sent to the window when the theme has changed. */
export const THEME_EVENT = 'themechange'

/** The theme after a press of the button: from the system's to the other one, then to the one like the system's, and back. */
export function nextTheme(theme: Theme, isSystemDark: boolean): Theme {
  const [same, other] = isSystemDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  if (theme === 'system') return other
  return theme === other ? same : 'system'
}

export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** The theme on show, which is `system` until hydrated. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => 'system')
}

/** Shows and stores a theme in a view transition, which calls `choose` later: fast presses may have changed the theme by then. */
export function changeTheme(choose: (shown: Theme) => Theme): void {
  const change = () => {
    const theme = choose(shownTheme())
    showTheme(theme, document)
    store(THEME_KEY, theme === 'system' ? null : theme)
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
  // A choice may have been made on another page before Back, in another tab, or before the scripts of this page started.
  for (const type of ['pageshow', 'storage']) addEventListener(type, followStored, { signal })
  followStored()
  return () => listening.abort()
}

function followStored(): void {
  bootTheme(showTheme)
  dispatchEvent(new Event(THEME_EVENT))
}
