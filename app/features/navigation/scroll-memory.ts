/**
 * Remembers in each history entry how far its page was scrolled, and goes back there when the visitor does.
 * The browser's own restoration runs before a page rendered on the client has its height again, so it is switched off.
 */

/** How long, in ms, a page that is still growing may be followed to the remembered place. */
const FOLLOW_MS = 3_000
/** The blocks of an article's text. */
const BLOCKS = '.prose > *'

/**
 * A place on a page: px from its top, and in an article the first block in sight, with the px from the window's top to
 * its own. A long text is laid out as it comes into sight (`long.css`), so that px alone would lead elsewhere.
 */
export type ScrollPlace = { scroll: number; block?: number; blockTop?: number }

/** The remembered place; `null` for an entry that remembers none, or the top. */
export function rememberedPlace(historyState: unknown): ScrollPlace | null {
  if (typeof historyState !== 'object' || historyState === null) return null
  const { scroll, block, blockTop }: Partial<Record<keyof ScrollPlace, unknown>> = historyState
  if (typeof scroll !== 'number' || !(scroll > 0)) return null
  return typeof block === 'number' && typeof blockTop === 'number' ? { scroll, block, blockTop } : { scroll }
}

/** Keeps the entry's place up to date while the visitor scrolls, until `signal` aborts. */
export function rememberScroll(signal: AbortSignal): void {
  history.scrollRestoration = 'manual'
  const remember = () => history.replaceState({ ...history.state, ...placeNow() }, '')
  addEventListener('scrollend', remember, { signal })
  addEventListener('pagehide', remember, { signal })
}

function placeNow(): ScrollPlace {
  const blocks = [...document.querySelectorAll(BLOCKS)]
  const block = blocks.findIndex((element) => element.getBoundingClientRect().bottom > 0)
  const blockTop = blocks[block]?.getBoundingClientRect().top
  return { scroll: Math.round(scrollY), ...(blockTop !== undefined && { block, blockTop }) }
}

/**
 * Scrolls to a remembered place, again whenever the page grows, until it is reached, the visitor takes over, or time is up.
 *
 * @returns stops following
 */
export function returnTo({ scroll, block, blockTop = 0 }: ScrollPlace): () => void {
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
    const element = block === undefined ? undefined : document.querySelectorAll(BLOCKS)[block]
    if (element) {
      // What comes into sight has its height only then, and the page grows or shrinks once more.
      scrollBy({ top: element.getBoundingClientRect().top - blockTop, behavior: 'instant' })
    } else {
      scrollTo({ top: scroll, behavior: 'instant' })
      if (block === undefined && Math.abs(scrollY - scroll) <= 1) stop()
    }
  }
  function stop() {
    clearTimeout(giveUp)
    growth.disconnect()
    following.abort()
  }
}
