import type { Theme } from './show-theme.ts'

/** Shows the stored theme: before the first paint, when Back brings the page back, and when another tab stores a choice. */
export function bootTheme(show: (theme: Theme, document: Document) => void): void {
  try {
    const stored = localStorage.getItem('theme')
    show(stored === 'light' || stored === 'dark' ? stored : 'system', document)
  } catch {
    // Storage is blocked: the page keeps its theme, at first that of the system.
  }
}
