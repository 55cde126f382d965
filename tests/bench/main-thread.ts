/**
 * How long the page cannot answer its reader while a large article arrives, is formatted apart, is shown, and is looked
 * through: the longest tasks of the main thread (W3C Long Tasks: those of 50 ms and more), of the built site in the
 * machine's Chromium. `npm run build` first.
 *
 *     npm run bench:page                  every article, the middle of three visits
 *     npm run bench:page -- table list    those whose names contain one of these words
 */
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { siteInChromium } from '#tests/support/site-in-chromium.ts'
import { LARGE_ARTICLES } from './large-articles.ts'

const VISITS = 3
/** ms after which the page has long been started, and its own tasks are over. */
const STARTED = 1_200

const { positionals } = parseArgs({ allowPositionals: true })
const { origin, browser, close } = await siteInChromium()

console.log(line('longest tasks, ms', ['shown', 'to End', 'Home', 'formatted']))
for (const [name, markdown] of Object.entries(LARGE_ARTICLES)) {
  if (positionals.length > 0 && !positionals.some((word) => name.includes(word))) continue
  const visits: Visit[] = []
  for (let times = 0; times < VISITS; times += 1) visits.push(await visit(markdown))
  const middle = (of: (visit: Visit) => number) => visits.map(of).toSorted((a, b) => a - b)[1] ?? NaN
  const times = [middle(({ shown }) => shown), middle(({ end }) => end), middle(({ home }) => home)]
  console.log(
    line(name, [...times.map((ms) => (ms === 0 ? '-' : ms)), visits[0]?.isFormatted ? 'yes' : 'no']),
  )
}

await close()

/** The longest tasks, ms, or 0 where none is long: as the text comes, on the way to its end, and back. */
type Visit = { shown: number; end: number; home: number; isFormatted: boolean }

async function visit(markdown: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.route(/\/main\/articles\//, async (route) => {
    await setTimeout(STARTED)
    await page.evaluate(watch)
    await route.fulfill({ body: markdown, contentType: 'text/plain; charset=utf-8' })
  })
  await page.goto(`${origin}blogs/Of-a-bench`)
  await page.locator('.prose > *').first().waitFor()
  const shown = await longest(page, 2_000)
  await page.keyboard.press('End')
  const end = await longest(page, 1_000)
  await page.keyboard.press('Home')
  const home = await longest(page, 1_000)
  const isFormatted = (await page.locator('.plain-note').count()) === 0
  await context.close()
  return { shown, end, home, isFormatted }
}

function watch() {
  const tasks: number[] = []
  Object.assign(globalThis, { tasks })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask' })
}

/** The longest task of the next `ms`, and of all since it was asked last. */
async function longest(page: Page, ms: number): Promise<number> {
  await page.waitForTimeout(ms)
  return page.evaluate(() => {
    const { tasks } = globalThis as unknown as { tasks: number[] }
    return Math.round(Math.max(0, ...tasks.splice(0)))
  })
}

function line(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(36) + cells.map((cell) => String(cell).padStart(10)).join('')
}
