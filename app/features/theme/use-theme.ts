import { useCallback, useEffect, useState } from 'react'
import { withViewTransition } from '#app/lib/view-transition.ts'
import { chooseTheme, nextTheme, shownTheme, type Theme } from './theme.ts'

/**
 * The visitor's theme and a way to change it.
 *
 * @returns the theme, `system` until the browser has been asked (as in the prerendered page), and `next`
 */
export function useTheme(): { theme: Theme; next: () => void } {
  const [theme, setTheme] = useState<Theme>('system')

  useEffect(() => {
    setTheme(shownTheme(document.documentElement))
  }, [])

  const next = useCallback(() => {
    withViewTransition(() => {
      // Read when it is its turn: a second press may come before the first has been shown.
      const chosen = nextTheme(shownTheme(document.documentElement))
      chooseTheme(chosen, document, () => localStorage)
      setTheme(chosen)
    })
  }, [])

  return { theme, next }
}
