import { showTheme, type Theme } from './theme.ts'

/**
 * Hands the remembered theme on before the first paint. Its source text is pasted into every document: so it uses nothing
 * from outside its braces.
 *
 * @param show what shows a theme on a document
 */
export function bootTheme(show: (theme: Theme, document: Document) => void): void {
  try {
    const kept = localStorage.getItem('theme')
    if (kept === 'light' || kept === 'dark') show(kept, document)
  } catch {
    // Storage is blocked: the system's preference applies already.
  }
}

/** The only inline script there is. Its hash stands in the content security policy. */
export const bootScript = `(${bootTheme.toString()})(${showTheme.toString()})`
