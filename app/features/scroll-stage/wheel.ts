import { leanPoint } from './lean.ts'
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
const MAX_STRAY_PX = 4

/** What the stage reads of a wheel event. */
export type WheelSample = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey'> & {
  /** In ms, on the clock of `Event.timeStamp`. */
  time: number
  /** Whether the section can still scroll in this direction (STAGE-7). */
  canScroll: boolean
}

/** The events of one turn of a wheel, or of one gesture on a trackpad, added up. */
export type WheelMovement = {
  direction: Step
  /** The time of its last event, in ms. */
  lastTime: number
  /** In px. */
  distance: number
  /** A movement is spent once: on a step, or on scrolling inside a section. */
  spentOn: 'scroll' | 'step' | null
  /** Whether its last event causes a step. */
  causesStep: boolean
  /** The size in px that all its events have in common, while it may be a notched wheel; `null` for a smooth one. */
  notch: number | null
}

/** Moves the stage, or scrolls its section, by the wheel and by trackpads (STAGE-2, STAGE-6, STAGE-7). */
export const listenToWheel: StageListener = (root, dispatch, signal) => {
  const topOf = lastDrawnScroll(root, signal)
  let movement: WheelMovement | null = null

  function onWheel(event: WheelEvent) {
    if (event.defaultPrevented) return
    // Firefox reports lines only to a page that reads deltaMode before the deltas.
    const { deltaMode, deltaX, deltaY, ctrlKey, timeStamp: time, target } = event
    const isStageCovered = isCovered()
    const direction = deltaY > 0 ? 1 : -1
    const area = isStageCovered ? undefined : scrollAreaAt(root, target, direction, topOf)
    const canScroll = isStageCovered || area !== undefined
    const sample = { deltaX, deltaY, deltaMode, ctrlKey, time, canScroll }
    const next = reduceWheel(movement, sample)
    if (next === null || next === movement) return
    movement = next
    if (next.causesStep) dispatch({ type: 'step', step: next.direction, via: 'wheel', time })
    if (next.spentOn === null) leanPoint((next.direction * next.distance) / THRESHOLD)
    if (next.spentOn !== 'scroll') return
    // The browser scrolls the element under the pointer; this scrolls the section when the pointer is elsewhere.
    const isOverArea = target instanceof Node && area?.contains(target)
    if (!isOverArea) area?.scrollBy({ top: wheelPixels(sample), behavior: 'instant' })
  }

  addEventListener('wheel', onWheel, { passive: true, signal })
}

/**
 * Adds one wheel event to the movement so far (STAGE-2, STAGE-6, STAGE-7), also during the lock of the stage: the inertia of a
 * trackpad outlasts the lock, and must not step when it ends.
 */
export function reduceWheel(previous: WheelMovement | null, sample: WheelSample): WheelMovement | null {
  const px = wheelPixels(sample)
  const isSideways = Math.abs(sample.deltaX) > Math.abs(sample.deltaY)
  if (px === 0 || sample.ctrlKey || isSideways) return previous

  const direction = px > 0 ? 1 : -1
  const size = Math.abs(px)
  const isRunning = previous !== null && sample.time - previous.lastTime < MOVEMENT_GAP_MS
  const isReversed = isRunning && previous.direction !== direction
  if (isReversed && size <= MAX_STRAY_PX) return previous
  const current = isRunning && !isReversed ? previous : null
  const notch = notchSize(size, current)
  const movement: WheelMovement = {
    direction,
    lastTime: sample.time,
    distance: (current?.distance ?? 0) + size,
    spentOn: current?.spentOn ?? null,
    causesStep: false,
    notch,
  }
  // Each notch is decided separately. A smooth movement is decided once, when it begins.
  if (sample.canScroll && (notch !== null || current === null)) return { ...movement, spentOn: 'scroll' }
  const isFarEnough = movement.spentOn === null && movement.distance >= THRESHOLD
  const causesStep = notch !== null || isFarEnough
  return causesStep ? { ...movement, spentOn: 'step', causesStep } : movement
}

/** How far a wheel event scrolls down, in px; negative for up. */
export function wheelPixels({ deltaY, deltaMode }: Pick<WheelSample, 'deltaY' | 'deltaMode'>): number {
  return deltaY * (PX_PER_UNIT[deltaMode] ?? 1)
}

/** The size of an event in px while its movement is notched: all events have this size, a whole number of notches. Else `null`. */
function notchSize(px: number, current: WheelMovement | null): number | null {
  const isWhole = NOTCH_SIZES.some((size) => px % size === 0)
  return isWhole && (current === null || current.notch === px) ? px : null
}
