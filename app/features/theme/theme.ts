/** `system` is the default and is not stored. */
const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The key in local storage. The boot script repeats it. */
export const THEME_KEY = 'theme'

/** Sent to the window when the visitor has chosen a theme. */
export const THEME_EVENT = 'themechange'

export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
}

export function shownTheme({ dataset }: HTMLElement): Theme {
  return dataset.theme === 'light' || dataset.theme === 'dark' ? dataset.theme : 'system'
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

/**
 * Sets the theme of the page and of the browser's own bars (one `theme-color` for each system preference). Its source text is
 * part of the boot script, so it uses no imports.
 */
export function showTheme(theme: Theme, { documentElement: root, head }: Document): void {
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  for (const meta of head.querySelectorAll<HTMLMetaElement>('meta[data-theme]')) {
    const own = meta.dataset.theme
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all'
  }
}
