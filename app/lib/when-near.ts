import { FRAME_DEADLINE_MS } from './next-frame.ts'

/**
 * Runs work once, when an element is in the window or near it. An observer answers with a frame. If none comes, not even for an
 * element that is far away, the position of the element decides.
 *
 * @param margin how far above or below the window is near, in px
 * @returns a function that cancels the work
 */
export function whenNear(element: Element, margin: number, work: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(deadline)
      if (entries.some(({ isIntersecting }) => isIntersecting)) run()
    },
    { rootMargin: `${margin}px 0px` },
  )
  observer.observe(element)
  const deadline = setTimeout(() => isNear(element, margin) && run(), FRAME_DEADLINE_MS)
  return cancel

  function run() {
    cancel()
    work()
  }

  function cancel() {
    observer.disconnect()
    clearTimeout(deadline)
  }
}

function isNear(element: Element, margin: number): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return element.checkVisibility() && bottom >= -margin && top <= innerHeight + margin
}
