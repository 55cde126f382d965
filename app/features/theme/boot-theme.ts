/**
 * Applies the remembered theme before the first paint. Its source text is pasted into every document, the only inline
 * script there is, and its hash stands in the content security policy: so it uses nothing from outside its braces.
 */
export function bootTheme() {
  try {
    const kept = localStorage.getItem('theme')
    if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept
  } catch {
    // Storage is blocked: the system's preference applies already.
  }
}
