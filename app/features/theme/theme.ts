/** What a visitor can choose. `system` is the default and is remembered by remembering nothing. */
const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Where the choice is kept. The boot script in the document reads the same key before the first paint. */
export const THEME_KEY = 'theme'

/** The choice after this one, round and round. */
export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
}

/** The remembered choice. Blocked storage and unknown values count as `system`. */
export function readTheme(storage: () => Storage): Theme {
  try {
    const kept = storage().getItem(THEME_KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

/** Shows a choice on the document and remembers it as far as storage allows. */
export function chooseTheme(theme: Theme, root: HTMLElement, storage: () => Storage): void {
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  try {
    if (theme === 'system') storage().removeItem(THEME_KEY)
    else storage().setItem(THEME_KEY, theme)
  } catch {
    // Storage is blocked or full: the choice holds for this page.
  }
}
