import { lastDrawnScroll } from './last-drawn-scroll.ts'
import { scrollAreaAt } from './section-scroll.ts'
import { currentStop, isCovered, isPinchZoomed, type StagePage } from './stage-page.ts'
import { turnWheel, wheelPixels, type WheelMovement } from './wheel-movement.ts'

/** Lets the wheel step the stage (STAGE-2, STAGE-6, STAGE-7) until `signal` aborts. */
export function listenToWheel({ root, scene, go }: StagePage, signal: AbortSignal): void {
  const topOf = lastDrawnScroll(root, scene, signal)
  let movement: WheelMovement | null = null

  addEventListener(
    'wheel',
    (event) => {
      if (event.defaultPrevented) return
      // Firefox reports lines only to a page that reads deltaMode before the deltas.
      const { deltaMode, deltaX, deltaY, ctrlKey, timeStamp: at, target } = event
      const taken = isCovered() || isPinchZoomed()
      const by = deltaY > 0 ? 1 : -1
      const area = taken ? null : scrollAreaAt(target, { stage: root, current: currentStop(root), by, topOf })
      const sample = { deltaX, deltaY, deltaMode, ctrlKey, at, canScroll: taken || area !== null }
      const turn = turnWheel(movement, sample)
      const counts = turn.movement !== movement
      movement = turn.movement
      if (turn.step) go({ type: 'step', by: turn.step, via: 'wheel', at })
      // Over the section the browser scrolls it; from anywhere else on the page it has to be passed on.
      else if (counts && movement?.spentOn === 'scroll' && area && !isInside(area, target)) {
        area.scrollBy({ top: wheelPixels(sample), behavior: 'instant' })
      }
    },
    { passive: true, signal },
  )
}

function isInside(area: Element, target: EventTarget | null): boolean {
  return target instanceof Node && area.contains(target)
}
