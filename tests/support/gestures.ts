import type { Page } from '@playwright/test'

/** Real input events, sent to the browser. */
export type Gestures = {
  /** One wheel event, in px: positive is down. `after` is the time since the last event in ms; without it, now. */
  wheel: (deltaY: number, after?: number) => Promise<void>
  /** Wheel events of these sizes, `every` ms apart. */
  wheelStream: (deltas: readonly number[], every: number) => Promise<void>
  /** Moves a finger from one height to another, in px from the top; `after` as above. */
  swipe: (fromY: number, toY: number, after?: number) => Promise<void>
  /** Moves two fingers apart. */
  pinch: () => Promise<void>
}

/** The time between two events of a gesture, in ms. */
const EVENT_MS = 16

/**
 * Gestures whose events carry their own timestamps, like those of a device, so that the page sees the same gesture however
 * busy the machine is.
 */
export async function gesturesOn(page: Page): Promise<Gestures> {
  const client = await page.context().newCDPSession(page)
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  const x = Math.round(size.width * 0.6)
  const y = Math.round(size.height / 2)
  let last = 0

  /** The time of the next event, in s: `after` ms after the last one, or now. */
  const timestamp = (after?: number) => {
    last = after === undefined ? Math.max(Date.now(), last + EVENT_MS) : last + after
    return last / 1000
  }
  const wheel = async (deltaY: number, after?: number) => {
    const event = { type: 'mouseWheel' as const, x, y, deltaX: 0, deltaY, timestamp: timestamp(after) }
    await client.send('Input.dispatchMouseEvent', event)
  }
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[], after = EVENT_MS) => {
    const touchPoints = points.map((point, id) => ({ x: Math.round(point.x), y: Math.round(point.y), id }))
    await client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: timestamp(after) })
  }

  return {
    wheel,
    async wheelStream(deltas, every) {
      for (const [index, delta] of deltas.entries()) await wheel(delta, index === 0 ? undefined : every)
    },
    async swipe(fromY, toY, after) {
      const steps = 6
      if (after === undefined) timestamp()
      await touch('touchStart', [{ x, y: fromY }], after)
      for (let step = 1; step <= steps; step += 1) {
        await touch('touchMove', [{ x, y: fromY + ((toY - fromY) * step) / steps }])
      }
      await touch('touchEnd', [])
    },
    async pinch() {
      timestamp()
      const fingers = (apart: number) => [
        { x, y: y - apart },
        { x, y: y + apart },
      ]
      await touch('touchStart', [{ x, y: y - 20 }])
      await touch('touchStart', fingers(20))
      for (const apart of [60, 120, 200]) await touch('touchMove', fingers(apart))
      await touch('touchEnd', [])
    },
  }
}

type Point = { x: number; y: number }
