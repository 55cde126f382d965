import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Theme } from '#app/lib/inline/show-theme.ts'
import { chooseTheme, nextTheme, shownTheme, THEME_EVENT } from './theme.ts'

/** The visitor's theme, which is `system` until hydrated, and a function that selects the next one. */
export function useTheme(): { theme: Theme; next: () => void } {
  const [theme, setTheme] = useState<Theme>('system')

  useEffect(() => {
    const listening = new AbortController()
    const read = () => setTheme(shownTheme(document.documentElement))
    addEventListener(THEME_EVENT, read, { signal: listening.signal })
    read()
    return () => listening.abort()
  }, [])

  return { theme, next: () => changeTheme(nextTheme) }
}

/**
 * Changes the theme in a view transition.
 *
 * @param choice of the new theme from the one on show, which may have changed since the last rendering
 */
export function changeTheme(choice: (shown: Theme) => Theme): void {
  const change = () => {
    chooseTheme(choice(shownTheme(document.documentElement)), document, () => localStorage)
    // The button of the header shows it, too.
    flushSync(() => dispatchEvent(new Event(THEME_EVENT)))
  }
  if (!('startViewTransition' in document)) return change()
  // In a hidden window the transition fails, but the theme changes.
  document.startViewTransition(change).ready.catch(() => {})
}
