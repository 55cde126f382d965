import type { Page } from '@playwright/test'

/** Real input events, sent to the browser itself. */
export type Gestures = {
  /** One turn of the wheel, in px: positive is down; `after` ms after the last event, else now. */
  wheel: (deltaY: number, after?: number) => Promise<void>
  /** Wheel events of these sizes, `every` ms apart. */
  wheelStream: (deltas: readonly number[], every: number) => Promise<void>
  /** A finger from one height to another, in px from the top; `after` ms after the last event, else now. */
  swipe: (fromY: number, toY: number, after?: number) => Promise<void>
  /** Two fingers that part. */
  pinch: () => Promise<void>
}

/** How far apart the events of one gesture are, in ms. */
const EVENT_MS = 16

/**
 * Gestures with a clock of their own: each event carries its time, as a device would give it. However busy the machine
 * is, the page sees the same gesture.
 */
export async function gesturesOn(page: Page): Promise<Gestures> {
  const client = await page.context().newCDPSession(page)
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  const x = Math.round(size.width * 0.6)
  const y = Math.round(size.height / 2)
  let last = 0

  /** The time of the next event, in s: so long after the last one, or now. */
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
