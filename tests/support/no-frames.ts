import type { Page } from '@playwright/test'

/**
 * Opens all documents of a page as in a window that is never drawn: nothing that a browser does with a frame happens. Browsers draw
 * no frames for a tab in the background, and for a window that is minimised or covered.
 *
 * @param isHidden the page says that it is hidden, as a tab in the background does; a covered window may not
 */
export async function withoutFrames(page: Page, isHidden: boolean): Promise<void> {
  await page.addInitScript(stopFrames, isHidden)
}

function stopFrames(isHidden: boolean): void {
  class SilentObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return []
    }
  }
  /** Its callback waits for a frame, unless the transition is skipped or the page is hidden. */
  function startViewTransition(change: () => void) {
    let skipTransition = () => {}
    const skipped = new Promise<void>((resolve) => {
      skipTransition = resolve
    })
    if (isHidden) skipTransition()
    const updateCallbackDone = skipped.then(change)
    const ready = skipped.then(() => Promise.reject(new DOMException('', 'AbortError')))
    return { ready, updateCallbackDone, finished: updateCallbackDone, skipTransition }
  }
  Object.assign(window, {
    requestAnimationFrame: () => 1,
    IntersectionObserver: SilentObserver,
    ResizeObserver: SilentObserver,
    PerformanceObserver: SilentObserver,
  })
  Object.assign(document, { startViewTransition })
  const visibility = { hidden: isHidden, visibilityState: isHidden ? 'hidden' : 'visible' }
  for (const [name, value] of Object.entries(visibility)) Object.defineProperty(document, name, { value })
  const drawn = ['scroll', 'scrollend', 'resize', 'pagereveal', 'pageswap']
  const animated = ['animationstart', 'animationend', 'transitionrun', 'transitionend', 'transitioncancel']
  for (const type of [...drawn, ...animated])
    addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true })
}
