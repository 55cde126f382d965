/**
 * Traces every movement of the finished site on a phone (390 × 844), and prints the work of the main thread as on a
 * processor four times slower. Run `npm run build` first. Late frames mean little on a machine without a graphics
 * processor.
 *
 *     npm run frames                    every movement
 *     npm run frames -- about projects  names that contain one of these words
 */
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { siteInChromium } from '#tests/support/site/site-in-chromium.ts'
import { VISITS, type Movement, type Visit } from './frame-movements.ts'
import { reportFrames, type FrameReport, type TraceEvent } from './frame-report.ts'

const SLOWER = 4
const ARRIVAL_MS = 3_000
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const TIMELINE = ['devtools.timeline', 'devtools.timeline.frame']
const CATEGORIES = [
  ...['toplevel', 'blink.user_timing', 'v8', ...TIMELINE],
  ...TIMELINE.map((name) => `disabled-by-default-${name}`),
]
const HEADS = ['frames', 'late', 'longest', '>= 50', 'script', 'style', 'layout', 'paint']

const { positionals } = parseArgs({ allowPositionals: true })
const isAskedFor = (name: string) =>
  positionals.length === 0 || positionals.some((word) => name.includes(word))
const { origin, browser, close } = await siteInChromium()

console.log(line('movement', HEADS))
for (const visit of VISITS) {
  if (![arrivalAt(visit), ...visit.movements.map(({ name }) => name)].some(isAskedFor)) continue
  for (const [name, report] of await traced(browser, visit)) {
    if (isAskedFor(name)) console.log(line(name, cellsOf(report)))
  }
}
await close()

function arrivalAt({ address }: Visit): string {
  return `arrival at /${address}`
}

/** The reports of one visit: the arrival from the first paint, then the movements. */
async function traced(chrome: Browser, visit: Visit): Promise<[string, FrameReport][]> {
  const context = await chrome.newContext(PHONE)
  const page = await context.newPage()
  await chrome.startTracing(page, { categories: CATEGORIES })
  await page.goto(origin + visit.address)
  await page.waitForTimeout(ARRIVAL_MS)
  for (const movement of visit.movements) await move(page, movement)
  const { traceEvents } = JSON.parse((await chrome.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  await context.close()

  // A new document may get its own process.
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const main = traceEvents.filter(({ pid, tid }) => mainThreads.has(`${pid}:${tid}`))
  const draws = traceEvents.filter(({ name }) => name === 'DrawFrame')
  const startOf = (mark: string) => main.find(({ name }) => name === mark)?.ts ?? Number.NaN
  return [
    { name: arrivalAt(visit), lasts: ARRIVAL_MS, from: startOf('firstContentfulPaint') },
    ...visit.movements.map(({ name, lasts }) => ({ name, lasts, from: startOf(`movement ${name}`) })),
  ].map(({ name, lasts, from }) => {
    return [name, reportFrames(main, draws, { from, to: from + lasts * 1_000, slower: SLOWER })]
  })
}

/** Waits also until the stage accepts the next movement. */
async function move(page: Page, { name, lasts, aim }: Movement) {
  const act = await aim(page)
  await page.evaluate((mark) => performance.mark(mark), `movement ${name}`)
  await act()
  await page.waitForTimeout(Math.max(lasts, 1_200))
}

function cellsOf({ frames, late, longest, blocking, work }: FrameReport): (string | number)[] {
  const times = [work.script, work.style, work.layout, work.paint].map((ms) => ms.toFixed(0))
  return [frames, late, longest.toFixed(0), blocking, ...times]
}

function line(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(20) + cells.map((cell) => String(cell).padStart(8)).join('')
}
