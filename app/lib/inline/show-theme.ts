/** `system` is the default and is not stored. */
export type Theme = 'system' | 'light' | 'dark'

/** Sets the theme of the page and of the browser's own bars (one `theme-color` for each system preference). */
export function showTheme(theme: Theme, { documentElement: root, head }: Document): void {
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  for (const meta of head.querySelectorAll<HTMLMetaElement>('meta[data-theme]')) {
    const themeOfMeta = meta.dataset.theme
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${themeOfMeta})`
    else if (theme === themeOfMeta) meta.media = 'all'
    else meta.media = 'not all'
  }
}

/** Shows the stored theme: before the first paint, when Back brings the page back, and when another tab stores a choice. */
export function bootTheme(show: (theme: Theme, document: Document) => void): void {
  try {
    const stored = localStorage.getItem('theme')
    show(stored === 'light' || stored === 'dark' ? stored : 'system', document)
  } catch {
    // Storage is blocked: the page keeps its theme, at first that of the system.
  }
}
