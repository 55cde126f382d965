import { useSyncExternalStore } from 'react'
import { bootTheme } from '#app/lib/inline/boot-theme.ts'
import { showTheme, type Theme } from '#app/lib/inline/show-theme.ts'
import { chooseTheme, shownTheme, THEME_EVENT, THEME_KEY } from './theme.ts'

const currentTheme = () => shownTheme(document.documentElement)

/** The theme on show, which is `system` until hydrated. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system')
}

/**
 * Changes the theme in a view transition.
 *
 * @param choice returns the new theme for the one on show, which may have changed since the last rendering
 */
export function changeTheme(choice: (shown: Theme) => Theme): void {
  const change = () => {
    chooseTheme(choice(currentTheme()), document, () => localStorage)
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
