import { isCovered, lastDrawnScroll, scrollAreaAt } from './section-scroll.ts'
import type { Step, StageListener } from './stage-reducer.ts'

/** The distance that makes a movement a step, in px (STAGE-2). */
const THRESHOLD = 100
/** Events of one direction closer together than this, in ms, are one movement (STAGE-6). */
const MOVEMENT_GAP_MS = 200
/** By `deltaMode`: pixels, lines (Firefox reports one notch as three of them), and pages, each about one screen. */
const PX_PER_UNIT = [1, 40, 800]
/** One notch of a mouse wheel in px, depending on browser and system (STAGE-6). */
const NOTCH_SIZES = [100, 120]
/** Trackpads put events against a movement into its inertia, up to about this size in px. They do not end it. */
const STRAY = 4

/** A wheel event at the time `at`, in ms. */
export type WheelSample = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey'> & {
  at: number
  /** Whether the section can still scroll in this direction (STAGE-7). */
  canScroll: boolean
}

export type WheelMovement = {
  direction: Step
  /** The time of its last event, in ms. */
  lastAt: number
  /** In px. */
  distance: number
  /** A movement is spent once: on a step, or on scrolling inside a section. */
  spentOn: 'scroll' | 'step' | null
  /** Whether its last event causes a step. */
  steps: boolean
  /** The size in px that all its events have in common, while it may be a notched wheel; `null` for a smooth one. */
  notch: number | null
}

/** STAGE-2, STAGE-6, STAGE-7. */
export const listenToWheel: StageListener = (root, dispatch, signal) => {
  const topOf = lastDrawnScroll(root, signal)
  let movement: WheelMovement | null = null

  function onWheel(event: WheelEvent) {
    if (event.defaultPrevented) return
    // Firefox reports lines only to a page that reads deltaMode before the deltas.
    const { deltaMode, deltaX, deltaY, ctrlKey, timeStamp: at, target } = event
    const isTaken = isCovered()
    const area = isTaken ? undefined : scrollAreaAt(root, target, deltaY > 0 ? 1 : -1, topOf)
    const sample = { deltaX, deltaY, deltaMode, ctrlKey, at, canScroll: isTaken || area !== undefined }
    const next = reduceWheel(movement, sample)
    if (next === null || next === movement) return
    movement = next
    if (next.steps) dispatch({ type: 'step', by: next.direction, via: 'wheel', at })
    // The browser scrolls the element under the pointer; this scrolls the section when the pointer is elsewhere.
    else if (next.spentOn === 'scroll' && !(target instanceof Node && area?.contains(target)))
      area?.scrollBy({ top: wheelPixels(sample), behavior: 'instant' })
  }

  addEventListener('wheel', onWheel, { passive: true, signal })
}

/**
 * Adds one wheel event to the movement so far (STAGE-2, STAGE-6, STAGE-7), also during the lock of the stage: the inertia of a
 * trackpad outlasts the lock, and must not step when it ends.
 */
export function reduceWheel(before: WheelMovement | null, sample: WheelSample): WheelMovement | null {
  const px = wheelPixels(sample)
  const isSideways = Math.abs(sample.deltaX) > Math.abs(sample.deltaY)
  if (px === 0 || sample.ctrlKey || isSideways) return before

  const direction = px > 0 ? 1 : -1
  const running = before && sample.at - before.lastAt < MOVEMENT_GAP_MS ? before : null
  if (running && running.direction !== direction && Math.abs(px) <= STRAY) return before
  const current = running?.direction === direction ? running : null
  const notch = notchSize(Math.abs(px), current)
  const movement: WheelMovement = {
    direction,
    lastAt: sample.at,
    distance: (current?.distance ?? 0) + Math.abs(px),
    spentOn: current?.spentOn ?? null,
    steps: false,
    notch,
  }
  // Each notch is decided separately. A smooth movement is decided once, when it begins.
  if (sample.canScroll && (notch !== null || current === null)) return { ...movement, spentOn: 'scroll' }
  const steps = notch !== null || (movement.spentOn === null && movement.distance >= THRESHOLD)
  return steps ? { ...movement, spentOn: 'step', steps } : movement
}

export function wheelPixels({ deltaY, deltaMode }: Pick<WheelSample, 'deltaY' | 'deltaMode'>): number {
  return deltaY * (PX_PER_UNIT[deltaMode] ?? 1)
}

/** A stream is notched while all its events have the same size, and that is a whole number of notches. */
function notchSize(px: number, current: WheelMovement | null): number | null {
  const isWhole = NOTCH_SIZES.some((size) => px % size === 0)
  return isWhole && (current === null || current.notch === px) ? px : null
}
