import { showTheme, type Theme } from '#app/lib/inline/show-theme.ts'

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

/** Shows a choice on the document and stores it, if storage allows. */
export function chooseTheme(theme: Theme, document: Document, storage: () => Storage): void {
  showTheme(theme, document)
  try {
    if (theme === 'system') storage().removeItem(THEME_KEY)
    else storage().setItem(THEME_KEY, theme)
  } catch {
    // Storage is blocked or full: the theme applies to this page only.
  }
}
