import { showTheme, type Theme } from '#app/lib/inline/show-theme.ts'

/** In the order in which the button selects them. */
const THEMES: readonly Theme[] = ['system', 'light', 'dark']

/** The key in local storage. The boot script repeats it. */
export const THEME_KEY = 'theme'

/** Sent to the window when the visitor has chosen a theme. */
export const THEME_EVENT = 'themechange'

export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
}

export function shownTheme({ dataset }: HTMLElement): Theme {
  return THEMES.find((theme) => theme === dataset.theme) ?? 'system'
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
