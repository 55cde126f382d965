/**
 * Lays out an article in parts: before the first paint, only the blocks near the window (text.css), and when the fonts are there and no
 * transition runs, the others, a few ms at a time. On a slow phone the whole text would be a task of half a second, and
 * again for each font. Back, reloads and fragments need the exact height of the text at once.
 *
 * The source text of this function is an inline script of articles.
 */
export function layOutInParts(): void {
  const root = document.documentElement
  const [arrival] = performance.getEntriesByType('navigation')
  const isNew = arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate'
  if (!isNew || location.hash !== '') return

  root.dataset.parts = ''
  let transitionEnd: Promise<unknown> | undefined
  addEventListener('pagereveal', ({ viewTransition }) => {
    transitionEnd = viewTransition?.finished
  })
  // `startScripts` sets the mark after the first paint, when the font of formulas has been loaded.
  new MutationObserver(async () => {
    await transitionEnd
    await document.fonts.ready
    layOutRest()
  }).observe(root, { attributeFilter: ['data-painted'] })

  // A fragment needs the exact place of its heading.
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[href^="#"]')) delete root.dataset.parts
    },
    true,
  )

  function layOutRest() {
    const blocks = [...document.querySelectorAll<HTMLElement>('.prose > *')]
    const layOutSome = () => {
      const end = performance.now() + 5
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
      // Between two frames: each task of a frame would also paint.
      setTimeout(layOutSome)
    }
    layOutSome()
  }
}
