import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'

/** The keys that W3C WebDriver names by a code point (section 17.4.2, "Keyboard actions"). */
const KEYS: Record<string, string> = {
  Control: '\uE009',
  Escape: '\uE00C',
  Enter: '\uE007',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
}

/** How often a condition is asked for, in ms. */
export const SOON = [50]

export type Tab = ReturnType<typeof tabOf>

/** What a visitor of the site at this address does in a tab. */
export function tabOf({ run, act, open, back, resize }: Engine, site: string) {
  /** The result of a function in the page, or the error while a document goes and the next one comes. */
  const ask: Engine['run'] = (code, ...input) =>
    run(code, ...input).catch((error: unknown) => String(error) as never)

  return {
    ask,
    back,
    resize,
    open: (path: string) => open(new URL(path, site).href),

    /** Expects the result of a function in the page, as soon as it is so. */
    expect: <Input extends unknown[]>(code: (...input: Input) => unknown, ...input: Input) =>
      expect.poll(() => ask(code, ...input), { intervals: SOON }),

    /** Waits until the texts of the visible elements are these. */
    expectTexts: (selector: string, texts: readonly unknown[]) =>
      expect.poll(() => ask(visibleTexts, selector), { message: selector, intervals: SOON }).toEqual(texts),

    /** Presses keys together: `Control+k`. */
    async press(keys: string) {
      const values = keys.split('+').map((key) => KEYS[key] ?? key)
      const down = values.map((value) => ({ type: 'keyDown', value }))
      const up = values.toReversed().map((value) => ({ type: 'keyUp', value }))
      await act({ type: 'key', id: 'keyboard', actions: [...down, ...up] })
    },

    async type(text: string) {
      for (const key of text) await this.press(key)
    },

    /** Turns the wheel in the middle of the window. */
    async wheel(deltaY: number) {
      const [x, y] = await run(() => [Math.round(innerWidth / 2), Math.round(innerHeight / 2)])
      await act({ type: 'wheel', id: 'wheel', actions: [{ type: 'scroll', x, y, deltaX: 0, deltaY }] })
    },

    /** Waits until the element with this text rests and nothing covers it, and clicks it. */
    async click(selector: string, text = '') {
      let point: unknown = null
      const isResting = async () => {
        const before = point
        point = await ask(pointOf, selector, text)
        return Array.isArray(point) && String(point) === String(before)
      }
      await expect.poll(isResting, { message: `${selector} ${text}`, intervals: SOON }).toBe(true)
      const [x, y] = point as [number, number]
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await act({ type: 'pointer', id: 'mouse', actions })
    },
  }
}

function visibleTexts(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.innerText.trim())
}

function pointOf(selector: string, text: string): [number, number] | null {
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.includes(text),
  )
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const box = element?.getBoundingClientRect()
  if (!element || !box) return null
  const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]
  return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null
}
