/**
 * Measures the longest task of the main thread in every movement of the finished site, on a phone (390 × 844) whose processor
 * is four times slower. Run `npm run build` first.
 *
 *     npm run frames
 */
import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { siteInChromium } from '#tests/support/site/site-in-chromium.ts'

const SLOWER = 4
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
/** A page has started and its own tasks are over after this time, in ms. */
const ARRIVAL = 3_000
/** A movement is over and the stage accepts the next one after this time, in ms. */
const MOVEMENT = 1_200

/** Finds an element, and returns the action to measure. */
type Aim = (page: Page) => Promise<() => Promise<unknown>>

function pressKey(key: string): Aim {
  return async (page) => () => page.keyboard.press(key)
}

function tap(find: (page: Page) => Locator): Aim {
  return async (page) => {
    const box = await find(page).boundingBox()
    if (!box) throw new Error('Expected an element to tap, found none.')
    return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  }
}

function tapButton(name: RegExp): Aim {
  return tap((page) => page.getByRole('button', { name }))
}

/** The movements of each visit in order, by the address of its first page below the site's. */
const VISITS: Record<string, Record<string, Aim>> = {
  '': {
    'intro → about': pressKey('PageDown'),
    'about → projects': pressKey('PageDown'),
    carousel: pressKey('ArrowRight'),
    'projects → skills': pressKey('PageDown'),
    'skills → projects': pressKey('PageUp'),
    'projects → about': pressKey('PageUp'),
    'about → hero': pressKey('PageUp'),
    menu: tapButton(/^Menu/),
    theme: tapButton(/^Theme/),
  },
  blogs: {
    'list → article': tap((page) => page.locator('main ul a').first()),
    'article → list': async (page) => () => page.goBack(),
  },
}

const { origin, browser, close } = await siteInChromium()

console.log(`longest task, ms at a ${SLOWER}th of the speed`)
for (const [address, movements] of Object.entries(VISITS)) {
  const page = await browser.newPage(PHONE)
  await measure(`arrival at /${address}`, ARRIVAL, () => page.goto(origin + address))
  for (const [name, aim] of Object.entries(movements)) await measure(name, MOVEMENT, await aim(page))
  await page.close()
}
await close()

/** Prints the longest task of an action and of the time after it, in ms. */
async function measure(name: string, duration: number, act: () => Promise<unknown>): Promise<void> {
  const longest = await longestTask(async () => {
    await act()
    await setTimeout(duration)
  })
  console.log(name.padEnd(20) + (longest * SLOWER).toFixed(0).padStart(8))
}

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }

/** The processor time, ms, of the longest task on the main thread of a page while `action` runs. */
async function longestTask(action: () => Promise<void>): Promise<number> {
  await browser.startTracing(undefined, { categories: ['toplevel', 'devtools.timeline'] })
  await action()
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const mainThreads = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = trace.traceEvents.filter(
    (event) => mainThreads.has(threadOf(event)) && event.name.endsWith('RunTask'),
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000))
}
