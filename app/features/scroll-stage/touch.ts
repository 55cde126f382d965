import { isCovered, scrollAreaAt } from './section-scroll.ts'
import type { Step, StageListener } from './stage-reducer.ts'

/** The distance that makes a swipe a step, in px (STAGE-2). */
const THRESHOLD = 50

/** STAGE-2, STAGE-6, STAGE-7. A second finger ends a swipe. */
export const listenToTouch: StageListener = (root, dispatch, signal) => {
  let start: { x: number; y: number; scrollable: Step[] } | null = null

  function begin({ touches: [finger, second], target }: TouchEvent) {
    start = null
    if (!finger || second || isCovered()) return
    const scrollable = ([1, -1] as const).filter((by) => scrollAreaAt(root, target, by))
    start = { x: finger.clientX, y: finger.clientY, scrollable }
  }

  function end({ changedTouches: [finger], timeStamp: at }: TouchEvent) {
    if (!start || !finger) return
    const by = stepOfSwipe(finger.clientX - start.x, finger.clientY - start.y, start.scrollable)
    if (by && !isCovered()) dispatch({ type: 'step', by, via: 'touch', at })
  }

  addEventListener('touchstart', begin, { passive: true, signal })
  addEventListener('touchend', end, { passive: true, signal })
}

/** The step that a swipe causes (STAGE-2), but not where the section could scroll (STAGE-7); `null` for a short or sideways one. */
export function stepOfSwipe(right: number, down: number, scrollable: readonly Step[]): Step | null {
  if (Math.abs(down) < THRESHOLD || Math.abs(right) >= Math.abs(down)) return null
  const by = down < 0 ? 1 : -1
  return scrollable.includes(by) ? null : by
}
