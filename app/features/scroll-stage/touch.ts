import { leanPoint } from './lean.ts'
import { isCovered, scrollAreaAt } from './section-scroll.ts'
import type { Step, StageListener } from './stage-reducer.ts'

/** The distance that makes a swipe a step, in px (STAGE-2). */
const THRESHOLD = 50

/** Moves the stage by swipes (STAGE-2, STAGE-6, STAGE-7). A second finger ends a swipe. */
export const listenToTouch: StageListener = (root, dispatch, signal) => {
  /** Where the finger began, in px, and the steps that the section scrolls instead. */
  let start: { x: number; y: number; scrollable: Step[] } | null = null

  function begin({ touches, target }: TouchEvent) {
    start = null
    const finger = touches[0]
    if (!finger || touches.length > 1 || isCovered()) return
    const steps: Step[] = [1, -1]
    const scrollable = steps.filter((step) => scrollAreaAt(root, target, step))
    start = { x: finger.clientX, y: finger.clientY, scrollable }
  }

  /** Leans the point of the map as far as the swipe is a step already, from -1 (up) to 1. */
  function move({ touches }: TouchEvent) {
    const finger = touches[0]
    if (!start || !finger || start.scrollable.length > 0) return
    const share = (start.y - finger.clientY) / THRESHOLD
    leanPoint(Math.max(-1, Math.min(1, share)))
  }

  function end({ changedTouches, timeStamp: time }: TouchEvent) {
    const finger = changedTouches[0]
    if (!start || !finger) return
    const step = stepOfSwipe(finger.clientX - start.x, finger.clientY - start.y, start.scrollable)
    if (step && !isCovered()) dispatch({ type: 'step', step, via: 'touch', time })
  }

  addEventListener('touchstart', begin, { passive: true, signal })
  addEventListener('touchmove', move, { passive: true, signal })
  addEventListener('touchend', end, { passive: true, signal })
}

/** The step that a swipe causes (STAGE-2), but not where the section could scroll (STAGE-7); `null` for a short or sideways one. */
export function stepOfSwipe(right: number, down: number, scrollable: readonly Step[]): Step | null {
  if (Math.abs(down) < THRESHOLD || Math.abs(right) >= Math.abs(down)) return null
  const step = down < 0 ? 1 : -1
  return scrollable.includes(step) ? null : step
}
