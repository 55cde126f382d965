/** `system` is the default and is not stored. */
export type Theme = 'system' | 'light' | 'dark'

/** Sets the theme of the page and of the browser's own bars (one `theme-color` for each system preference). */
export function showTheme(theme: Theme, { documentElement: root, head }: Document): void {
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  for (const meta of head.querySelectorAll<HTMLMetaElement>('meta[data-theme]')) {
    const own = meta.dataset.theme
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all'
  }
}
