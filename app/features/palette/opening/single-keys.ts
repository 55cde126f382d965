const KEY = 'single-keys'

/** Whether `/` and `?` are shortcuts. Visitors who use speech input may press them by accident (WCAG 2.2, 2.1.4). */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

/** Stores the choice, if storage allows. */
export function chooseSingleKeys(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // Storage is blocked: the keys stay as they are.
  }
}
