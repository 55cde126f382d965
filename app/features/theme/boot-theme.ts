import type { Theme } from './theme.ts'

/** Shows the stored theme before the first paint. Its source text is inlined in every document, so it uses no imports. */
export function bootTheme(show: (theme: Theme, document: Document) => void): void {
  try {
    const stored = localStorage.getItem('theme')
    if (stored === 'light' || stored === 'dark') show(stored, document)
  } catch {
    // Storage is blocked: the system's preference applies.
  }
}
