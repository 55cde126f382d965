import { flushSync } from 'react-dom'

/**
 * Changes the page in one movement, where the browser has view transitions: it shows the old page and the new one fading
 * into each other. Without them, and under reduced motion (base.css), the change simply happens.
 *
 * @param change what changes state; it runs at once, or within the next frame
 */
export function withViewTransition(change: () => void): void {
  if (!('startViewTransition' in document)) return change()
  // Where it cannot be shown (another one begins, the window is hidden) the page has changed nevertheless.
  document.startViewTransition(() => flushSync(change)).ready.catch(() => {})
}
