import { useCallback, useEffect, useState } from 'react'
import { chooseTheme, nextTheme, readTheme, type Theme } from './theme.ts'

/**
 * The visitor's theme and a way to change it.
 *
 * @returns the theme, `system` until the browser has been asked (as in the prerendered page), and `next`
 */
export function useTheme(): { theme: Theme; next: () => void } {
  const [theme, setTheme] = useState<Theme>('system')

  useEffect(() => {
    setTheme(readTheme(() => localStorage))
  }, [])

  const next = useCallback(() => {
    const chosen = nextTheme(theme)
    chooseTheme(chosen, document.documentElement, () => localStorage)
    setTheme(chosen)
  }, [theme])

  return { theme, next }
}
