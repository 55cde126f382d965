/**
 * How long the page cannot answer its reader while a large article arrives, is shown, and is looked through: the longest task
 * of the main thread, of the built site in the machine's Chromium. It counts processor time, so that other work on the
 * machine matters less. `npm run build` first.
 *
 *     npm run bench                  every article, the best of three visits
 *     npm run bench -- table list    those whose names contain one of these words
 */
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { CDPSession } from '@playwright/test'
import { siteInChromium } from '#tests/support/site/site-in-chromium.ts'
import { LARGE_ARTICLES } from './large-articles.ts'

const VISITS = 3
/** ms after which the page has started, and its own tasks are over. */
const STARTED = 1_200

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }
/** The longest tasks, ms: as the text comes, on the way to its end, and back. */
type Visit = { shown: number; end: number; home: number; isFormatted: boolean }

const { positionals } = parseArgs({ allowPositionals: true })
const { origin, browser, close } = await siteInChromium()
const session = await browser.newBrowserCDPSession()

console.log(line('longest tasks, ms', ['shown', 'to End', 'Home', 'formatted']))
for (const [name, markdown] of Object.entries(LARGE_ARTICLES)) {
  if (positionals.length > 0 && !positionals.some((word) => name.includes(word))) continue
  const visits: Visit[] = []
  for (let times = 0; times < VISITS; times += 1) visits.push(await visit(markdown))
  const best = (of: (visit: Visit) => number) => Math.min(...visits.map(of))
  const times = [best(({ shown }) => shown), best(({ end }) => end), best(({ home }) => home)]
  console.log(line(name, [...times, visits[0]?.isFormatted ? 'yes' : 'no']))
}

await close()

async function visit(markdown: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  let start = () => {}
  const started = new Promise<void>((released) => (start = released))
  await page.route(/\/main\/articles\//, async (route) => {
    await started
    await route.fulfill({ body: markdown, contentType: 'text/plain; charset=utf-8' })
  })
  await page.goto(`${origin}blogs/Of-a-bench`)
  await setTimeout(STARTED)
  const shown = await longestTask(session, async () => {
    start()
    await page.locator('.prose > *').first().waitFor()
    await setTimeout(2_000)
  })
  const press = (key: string) =>
    longestTask(session, async () => {
      await page.keyboard.press(key)
      await setTimeout(1_000)
    })
  const [end, home] = [await press('End'), await press('Home')]
  const isFormatted = (await page.locator('.plain-note').count()) === 0
  await context.close()
  return { shown, end, home, isFormatted }
}

/** The processor time, ms, of the longest task on the main thread of a page while `action` runs. */
async function longestTask(cdp: CDPSession, action: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'], excludedCategories: ['*'] },
  })
  await action()
  const complete = new Promise((done) => void cdp.once('Tracing.tracingComplete', done))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = events.filter((event) => mains.has(threadOf(event)) && event.name.endsWith('RunTask'))
  return Math.round(Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000)))
}

function line(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(36) + cells.map((cell) => String(cell).padStart(10)).join('')
}
