/**
 * Lays out an article in parts when a transition opens it: in its first frame, which the visitor waits for, only the blocks near the
 * window (text.css), and after the transition the others, for a few ms of each frame. On a slow phone the whole text would be the
 * longest frame of the transition. Back, reloads and fragments need the exact height of the text at once.
 *
 * The source text of this function is an inline script of articles.
 */
export function layOutInParts(): void {
  const root = document.documentElement

  addEventListener('pagereveal', ({ viewTransition }) => {
    // Safari had view transitions before it had `navigation`.
    if (!viewTransition || !('navigation' in window) || location.hash !== '') return
    if (navigation.activation?.navigationType !== 'push') return
    root.dataset.parts = ''
    viewTransition.finished.then(layOutRest, layOutRest)
  })

  function layOutRest() {
    const blocks = [...document.querySelectorAll<HTMLElement>('.prose > *')]
    const layOutSome = () => {
      const end = performance.now() + 8
      while (performance.now() < end) {
        const block = blocks.shift()
        if (!block) {
          // Also for blocks that a newer text may have.
          delete root.dataset.parts
          return
        }
        block.dataset.whole = ''
        // Reading it lays out the block.
        block.getBoundingClientRect()
      }
      requestAnimationFrame(layOutSome)
    }
    layOutSome()
  }
}
