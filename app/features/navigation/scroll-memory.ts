/**
 * Remembers in each history entry how far its page was scrolled, and goes back there when the visitor does.
 * The browser's own restoration runs before a page rendered on the client has its height again, so it is switched off.
 */

/** How long, in ms, a page that is still growing may be followed to the remembered place. */
const FOLLOW_MS = 3_000

/** The remembered distance from the top in px; 0 for an entry that remembers none. */
export function rememberedScroll(historyState: unknown): number {
  if (typeof historyState !== 'object' || historyState === null || !('scroll' in historyState)) return 0
  return typeof historyState.scroll === 'number' && historyState.scroll > 0 ? historyState.scroll : 0
}

/** Keeps the entry's place up to date while the visitor scrolls, until `signal` aborts. */
export function rememberScroll(signal: AbortSignal): void {
  history.scrollRestoration = 'manual'
  const remember = () => history.replaceState({ ...history.state, scroll: Math.round(scrollY) }, '')
  addEventListener('scrollend', remember, { signal })
  addEventListener('pagehide', remember, { signal })
}

/**
 * Scrolls to a remembered place, again whenever the page grows, until it is reached, the visitor takes over, or time is up.
 *
 * @param top px from the top of the page
 * @returns stops following
 */
export function returnTo(top: number): () => void {
  const following = new AbortController()
  const growth = new ResizeObserver(go)
  const giveUp = setTimeout(stop, FOLLOW_MS)
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(type, stop, { signal: following.signal, passive: true })
  }
  growth.observe(document.body)
  go()
  return stop

  function go() {
    scrollTo({ top, behavior: 'instant' })
    if (Math.abs(scrollY - top) <= 1) stop()
  }
  function stop() {
    clearTimeout(giveUp)
    growth.disconnect()
    following.abort()
  }
}
