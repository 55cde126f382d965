import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { chooseTheme, nextTheme, shownTheme, type Theme } from './theme.ts'

/**
 * The visitor's theme and a way to change it.
 *
 * @returns the theme, `system` until it is read from the document (as in the prerendered page), and `next`
 */
export function useTheme(): { theme: Theme; next: () => void } {
  const [theme, setTheme] = useState<Theme>('system')

  useEffect(() => {
    setTheme(shownTheme(document.documentElement))
  }, [])

  function change() {
    // Read now: a second press may come before the first one is shown.
    const chosen = nextTheme(shownTheme(document.documentElement))
    chooseTheme(chosen, document, () => localStorage)
    setTheme(chosen)
  }

  function next() {
    if (!('startViewTransition' in document)) return change()
    // A transition that cannot be shown (the window is hidden) still changes the theme.
    document.startViewTransition(() => flushSync(change)).ready.catch(() => {})
  }

  return { theme, next }
}
