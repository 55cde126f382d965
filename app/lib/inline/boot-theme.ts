import type { Theme } from './show-theme.ts'

/** Shows the stored theme before the first paint. */
export function bootTheme(show: (theme: Theme, document: Document) => void): void {
  try {
    const stored = localStorage.getItem('theme')
    if (stored === 'light' || stored === 'dark') show(stored, document)
  } catch {
    // Storage is blocked: the system's preference applies.
  }
}
