/** What a visitor can choose. `system` is the default and is remembered by remembering nothing. */
const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Where the choice is kept. The boot script in the document reads the same key before the first paint. */
export const THEME_KEY = 'theme'

/** The choice after this one, round and round. */
export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
}

/** The choice that a document shows. */
export function shownTheme({ dataset }: HTMLElement): Theme {
  return dataset.theme === 'light' || dataset.theme === 'dark' ? dataset.theme : 'system'
}

/** Shows a choice on the document and remembers it as far as storage allows. */
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
 * Shows a choice: in the page's colours, and in those of the browser's own bars, for which a document has one `theme-color`
 * for each system preference. Its source text is part of the boot script: so it uses nothing from outside its braces.
 */
export function showTheme(theme: Theme, { documentElement: root, head }: Document): void {
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  for (const meta of head.querySelectorAll<HTMLMetaElement>('meta[data-theme]')) {
    const own = meta.dataset.theme
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all'
  }
}
