import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { type DeployedSite, deploySite } from '#tests/support/site/deployed-site.ts'
import { filesIn } from '#tests/support/site/files-in.ts'
import type { Engine } from './engine.ts'
import { type EngineName, ENGINES } from './engines.ts'

export type EngineOptions = { engineName: EngineName }

/** Stores what goes wrong in a page, because neither protocol reports violations of the content security policy. */
const STORE_ERRORS = `
const store = (text) => (localStorage.errors = (localStorage.errors ?? '') + text + '\\n')
addEventListener('error', ({ message }) => store(message))
addEventListener('unhandledrejection', ({ reason }) => store('rejected: ' + reason))
addEventListener('securitypolicyviolation', (event) => store(event.violatedDirective + ': ' + event.blockedURI))
console.error = (...parts) => store(parts.join(' '))
`

/**
 * The `test` of journeys in other engines than Chromium's. An engine runs all of them in one tab. Each journey has its own
 * host, on its own port, so nothing is stored when it begins. A test fails when its page throws, logs an error, or violates
 * its content security policy.
 */
export const test = base.extend<{ site: DeployedSite; tab: Tab }, EngineOptions & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await ENGINES[engineName].start()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern.
  site: async ({}, use) => {
    const site = await deploySite('default')
    writeFileSync(join(site.folder, 'store-errors.js'), STORE_ERRORS)
    for (const name of filesIn(site.folder).filter((file) => file.endsWith('.html'))) {
      const file = join(site.folder, name)
      const script = '<script src="/store-errors.js"></script>'
      writeFileSync(file, readFileSync(file, 'utf8').replace('<meta name="viewport"', `${script}$&`))
    }
    await use(site)
    await site.remove()
  },
  tab: async ({ engine, site }, use) => {
    await engine.resize(1280, 800)
    const tab = tabOf(engine, site.address)
    await use(tab)
    expect(await tab.ask(() => localStorage.getItem('errors')), 'errors of the page').toBeNull()
  },
})

export { expect }

/** The keys that W3C WebDriver names by a code point (section 17.4.2, "Keyboard actions"). */
const KEYS: Record<string, string> = {
  Control: '\uE009',
  Escape: '\uE00C',
  Enter: '\uE007',
  PageDown: '\uE00F',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
}

/** How often a condition is asked for, in ms. */
export const SOON = [50]

export type Tab = ReturnType<typeof tabOf>

/** What a visitor of the site at this address does in a tab. */
function tabOf({ run, act, open, back, resize }: Engine, site: string) {
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

    /** Turns the wheel in the window. */
    wheel: (deltaY: number) =>
      act({
        type: 'wheel',
        id: 'wheel',
        actions: [{ type: 'scroll', x: 200, y: 300, deltaX: 0, deltaY }],
      }),

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
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) && candidate.textContent.includes(text),
  )
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const box = element?.getBoundingClientRect()
  if (!element || !box) return null
  const x = Math.round(box.left + box.width / 2)
  const y = Math.round(box.top + box.height / 2)
  return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null
}
