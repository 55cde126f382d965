/** The distance that makes a swipe a step, in px (STAGE-2). */
const SWIPE_THRESHOLD = 50

/** A finished touch gesture, in client coordinates (px). */
export type Swipe = {
  fromX: number
  fromY: number
  toX: number
  toY: number
  /** The largest number of fingers that were down at once. */
  fingers: number
  /** Whether the content under the finger could scroll when the gesture began (STAGE-7). */
  canScrollDown: boolean
  canScrollUp: boolean
}

/**
 * The step that a finished gesture causes (STAGE-2, STAGE-6, STAGE-7). A finger that moves up steps down.
 *
 * @returns `null` for a short or sideways swipe, more than one finger, and a gesture that scrolled inside a section
 */
export function stepFromSwipe(swipe: Swipe): 1 | -1 | null {
  const down = swipe.fromY - swipe.toY
  const sideways = Math.abs(swipe.toX - swipe.fromX)
  if (swipe.fingers > 1 || Math.abs(down) < SWIPE_THRESHOLD || sideways >= Math.abs(down)) return null
  if (down > 0) return swipe.canScrollDown ? null : 1
  return swipe.canScrollUp ? null : -1
}
