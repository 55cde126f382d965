/** The distance that makes a movement a step, in px (STAGE-2). */
const WHEEL_THRESHOLD = 100

/** Events of one direction closer together than this, in ms, are one movement (STAGE-6). */
const MOVEMENT_GAP_MS = 200

/** Firefox reports one notch of a wheel as three lines, other browsers as 120 px. */
const PX_PER_LINE = 40

/** One page (`WheelEvent.DOM_DELTA_PAGE`) is about one screen. */
const PX_PER_PAGE = 800

/** One notch of a mouse wheel in px, depending on browser and system (STAGE-6). */
const NOTCH_SIZES = [100, 120]

/** One wheel event, with the names and units of `WheelEvent`. `at` is in ms. */
export type WheelSample = {
  deltaX: number
  deltaY: number
  deltaMode: number
  ctrlKey: boolean
  at: number
  /** Whether the content under the pointer can still scroll in this direction (STAGE-7). */
  canScroll: boolean
}

export type WheelMovement = {
  direction: 1 | -1
  /** The time of its last event, in ms. */
  lastAt: number
  /** In px. */
  distance: number
  /** A movement is spent once: on a step, or on scrolling inside a section. */
  spentOn: 'nothing' | 'scroll' | 'step'
  /** The size in px that all its events have in common, while it may be a notched wheel; `null` for a smooth one. */
  notch: number | null
  /** The last movement in the other direction: one stray event against the stream does not end it. */
  opposite: WheelMovement | null
}

/**
 * Adds one wheel event to the movement so far (STAGE-2, STAGE-6, STAGE-7).
 *
 * The result does not depend on the lock of the stage. A movement that would step while the stage is locked is also spent:
 * otherwise the inertia of a trackpad, which outlasts the lock, would step when the lock ends.
 *
 * @returns the new movement, and the step that this event causes
 */
export function reduceWheel(
  before: WheelMovement | null,
  sample: WheelSample,
): { movement: WheelMovement | null; step: 1 | -1 | null } {
  const px = wheelPixels(sample)
  const isSideways = Math.abs(sample.deltaX) > Math.abs(sample.deltaY)
  if (px === 0 || sample.ctrlKey || isSideways) return { movement: before, step: null }

  const direction = px > 0 ? 1 : -1
  const current = continued(before, direction, sample.at)
  const notch = notchSize(Math.abs(px), current)
  const movement: WheelMovement = {
    direction,
    lastAt: sample.at,
    distance: (current?.distance ?? 0) + Math.abs(px),
    spentOn: current?.spentOn ?? 'nothing',
    notch,
    opposite: before?.direction === direction ? before.opposite : before && { ...before, opposite: null },
  }
  // Each notch is decided separately. A smooth movement is decided once, when it begins.
  if (sample.canScroll && (notch !== null || current === null)) movement.spentOn = 'scroll'
  else if (notch !== null || (movement.spentOn === 'nothing' && movement.distance >= WHEEL_THRESHOLD)) {
    return { movement: { ...movement, spentOn: 'step' }, step: direction }
  }
  return { movement, step: null }
}

/** The vertical distance of a wheel event in px, converted from the unit of the event. */
export function wheelPixels({ deltaY, deltaMode }: Pick<WheelSample, 'deltaY' | 'deltaMode'>): number {
  if (deltaMode === 1) return deltaY * PX_PER_LINE
  return deltaMode === 2 ? deltaY * PX_PER_PAGE : deltaY
}

/** The movement that an event continues, or `null` if it begins a new one. */
function continued(before: WheelMovement | null, direction: 1 | -1, at: number): WheelMovement | null {
  const last = before?.direction === direction ? before : before?.opposite
  if (!last || at - last.lastAt >= MOVEMENT_GAP_MS) return null
  return last === before || last.spentOn !== 'nothing' ? last : null
}

/** A stream is notched while all its events have the same size, and that is a whole number of notches. */
function notchSize(px: number, current: WheelMovement | null): number | null {
  const isWhole = NOTCH_SIZES.some((size) => px % size === 0)
  return isWhole && (current === null || current.notch === px) ? px : null
}
