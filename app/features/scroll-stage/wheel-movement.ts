/** How far, in px, a movement has to go before it is a decision (STAGE-2). */
const WHEEL_THRESHOLD = 100

/** Events of one direction closer together than this, in ms, are one movement (STAGE-6). */
const MOVEMENT_GAP_MS = 200

/** px for a line: the three lines that Firefox reports for one notch of a wheel become 120 px, what other browsers say. */
const PX_PER_LINE = 40

/** px for a page (`WheelEvent.DOM_DELTA_PAGE`): about one screen. */
const PX_PER_PAGE = 800

/** What one notch of a mouse wheel measures in px, depending on browser and system (STAGE-6). */
const NOTCH_SIZES = [100, 120]

/** One wheel event, as far as the stage cares. Field names and units are those of `WheelEvent`; `at` is in ms. */
export type WheelSample = {
  deltaX: number
  deltaY: number
  deltaMode: number
  ctrlKey: boolean
  at: number
  /** Whether what lies under the pointer can still scroll in the direction of this event (STAGE-7). */
  canScroll: boolean
}

export type WheelMovement = {
  direction: 1 | -1
  /** When its last event came, in ms. */
  lastAt: number
  /** How far it has gone, in px. */
  distance: number
  /** What it was used for. A movement serves once: a step, or scrolling inside a section. */
  spentOn: 'nothing' | 'scroll' | 'step'
  /** The size in px that all its events share while it may be a notched wheel; `null` once it is known to be smooth. */
  notch: number | null
  /** The last movement the other way: one stray event against the stream does not end what was already spent. */
  opposite: WheelMovement | null
}

type WheelTurn = { movement: WheelMovement | null; step: 1 | -1 | null }

/**
 * Adds one wheel event to the movement so far (STAGE-2, STAGE-6, STAGE-7).
 *
 * The answer does not depend on the stage's lock. A movement that asks for its step while the stage is locked has used
 * it up all the same: otherwise the inertia of a trackpad, which outlasts the lock, would step when the lock opens.
 *
 * @returns the movement now, and the step that this event asks for, if any
 */
export function turnWheel(before: WheelMovement | null, sample: WheelSample): WheelTurn {
  const px = wheelPixels(sample)
  const sideways = Math.abs(sample.deltaX) > Math.abs(sample.deltaY)
  if (px === 0 || sample.ctrlKey || sideways) return { movement: before, step: null }

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
  // Each notch asks anew; a smooth movement asks at its beginning and is then bound to the answer.
  if (sample.canScroll && (notch !== null || current === null)) movement.spentOn = 'scroll'
  else if (notch !== null || (movement.spentOn === 'nothing' && movement.distance >= WHEEL_THRESHOLD)) {
    return { movement: { ...movement, spentOn: 'step' }, step: direction }
  }
  return { movement, step: null }
}

/** The vertical distance of a wheel event in px, whichever unit the browser reported it in. */
export function wheelPixels({ deltaY, deltaMode }: Pick<WheelSample, 'deltaY' | 'deltaMode'>): number {
  if (deltaMode === 1) return deltaY * PX_PER_LINE
  return deltaMode === 2 ? deltaY * PX_PER_PAGE : deltaY
}

/** The movement that an event goes on with, or `null` when it begins one. */
function continued(before: WheelMovement | null, direction: 1 | -1, at: number): WheelMovement | null {
  const last = before?.direction === direction ? before : before?.opposite
  if (!last || at - last.lastAt >= MOVEMENT_GAP_MS) return null
  return last === before || last.spentOn !== 'nothing' ? last : null
}

/** A stream is notched as long as every event has the same size, and that is a whole number of notches. */
function notchSize(px: number, current: WheelMovement | null): number | null {
  const whole = NOTCH_SIZES.some((size) => px % size === 0)
  return whole && (current === null || current.notch === px) ? px : null
}
