import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { chooseTheme, nextTheme, shownTheme, type Theme } from './theme.ts'

/** The visitor's theme, which is `system` until hydrated, and a function that selects the next one. */
export function useTheme(): { theme: Theme; next: () => void } {
  const [theme, setTheme] = useState<Theme>('system')

  useEffect(() => {
    setTheme(shownTheme(document.documentElement))
  }, [])

  function change() {
    // Read the document, because a second press may come before the first one is rendered.
    const chosen = nextTheme(shownTheme(document.documentElement))
    chooseTheme(chosen, document, () => localStorage)
    setTheme(chosen)
  }

  function next() {
    if (!('startViewTransition' in document)) return change()
    // In a hidden window the transition fails, but the theme changes.
    document.startViewTransition(() => flushSync(change)).ready.catch(() => {})
  }

  return { theme, next }
}
