/** What a visitor can choose. `system` is the default and is not stored. */
const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The key of the stored choice; the boot script reads it as well. */
export const THEME_KEY = 'theme'

/** The choice after this one. */
export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
}

/** The choice that a document shows. */
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
    // Storage is blocked or full: the choice holds for this page.
  }
}

/**
 * Shows a choice in the page's colours, and in the browser's own bars (one `theme-color` for each system preference). Its
 * source text is part of the boot script, so it uses nothing from outside its braces.
 */
export function showTheme(theme: Theme, { documentElement: root, head }: Document): void {
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  for (const meta of head.querySelectorAll<HTMLMetaElement>('meta[data-theme]')) {
    const own = meta.dataset.theme
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all'
  }
}
