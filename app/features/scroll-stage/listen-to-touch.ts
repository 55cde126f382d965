import { scrollAreaAt } from './section-scroll.ts'
import { currentStop, isCovered, isPinchZoomed, type StagePage } from './stage-page.ts'
import { stepFromSwipe, type Swipe } from './swipe.ts'

type SwipeStart = Omit<Swipe, 'toX' | 'toY'>

/** Lets swipes step the stage (STAGE-2, STAGE-6, STAGE-7) until `signal` aborts. */
export function listenToTouch({ root, go }: StagePage, signal: AbortSignal): void {
  let start: SwipeStart | null = null
  const forget = () => (start = null)

  function begin({ touches, target }: TouchEvent) {
    const finger = touches[0]
    if (!finger) return
    if (touches.length > 1) {
      if (start) start.fingers = Math.max(start.fingers, touches.length)
      return
    }
    start = isCovered() || isPinchZoomed() ? null : swipeStart(root, finger, target)
  }

  function end({ changedTouches, timeStamp: at }: TouchEvent) {
    const finger = changedTouches[0]
    if (!start || !finger) return
    const by = stepFromSwipe({ ...start, toX: finger.clientX, toY: finger.clientY })
    forget()
    if (by && !isPinchZoomed()) go({ type: 'step', by, via: 'touch', at })
  }

  addEventListener('touchstart', begin, { passive: true, signal })
  addEventListener('touchend', end, { passive: true, signal })
  addEventListener('touchcancel', forget, { passive: true, signal })
}

function swipeStart(root: HTMLElement, finger: Touch, target: EventTarget | null): SwipeStart {
  const current = currentStop(root)
  return {
    fromX: finger.clientX,
    fromY: finger.clientY,
    fingers: 1,
    canScrollDown: scrollAreaAt(target, { stage: root, current, by: 1 }) !== null,
    canScrollUp: scrollAreaAt(target, { stage: root, current, by: -1 }) !== null,
  }
}
