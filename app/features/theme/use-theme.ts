import { useSyncExternalStore } from 'react'
import { bootTheme } from '#app/lib/inline/boot-theme.ts'
import { showTheme, type Theme } from '#app/lib/inline/show-theme.ts'
import { chooseTheme, shownTheme, THEME_EVENT } from './theme.ts'

const shown = () => shownTheme(document.documentElement)

/** The theme on show, which is `system` until hydrated. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shown, () => 'system')
}

/**
 * Changes the theme in a view transition.
 *
 * @param choice of the new theme from the one on show, which may have changed since the last rendering
 */
export function changeTheme(choice: (shown: Theme) => Theme): void {
  const change = () => {
    chooseTheme(choice(shown()), document, () => localStorage)
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
  // A page that Back brings back, or another tab, may have missed a choice.
  for (const type of ['pageshow', 'storage']) addEventListener(type, followStored, { signal })
  return () => listening.abort()
}

function followStored(): void {
  bootTheme(showTheme)
  dispatchEvent(new Event(THEME_EVENT))
}
