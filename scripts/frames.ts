/**
 * Traces every movement of the finished site on a phone (390 × 844), and prints what its main thread does for each frame,
 * as on a processor four times slower than this machine's. `npm run build` first.
 *
 * A machine without a graphics processor draws pixels in software, far slower than any phone: what is drawn late there
 * says nothing. What a page decides is how long its main thread works for a frame (script, style, layout, paint), and
 * that is measured. Frames that only the compositor makes ask nothing of the main thread, and are not counted as drawn.
 *
 * All times are those in which the thread really ran, times four. The browser's own throttling would add what it holds
 * back by the clock: on a busy machine, that of other programs, too. What is left of them are the caches: beside programs
 * that use them the same work takes up to twice its time, so compare runs of equally quiet minutes. `clock`, the longest
 * task from its begin to its end, and the frames that were shown are this machine's own, unslowed.
 *
 *     npm run frames                    every movement
 *     npm run frames -- about projects  those whose names contain one of these words
 */
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { siteInChromium } from '#tests/support/site-in-chromium.ts'
import { VISITS, type Movement, type Visit } from './frame-movements.ts'
import { reportFrames, slowed, type FrameReport, type TraceEvent } from './frame-report.ts'

const SLOWER = 4
const ARRIVAL_MS = 3_000
const CATEGORIES = [
  'toplevel',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline.frame',
  'v8',
]
const HEADS = [
  '60 Hz',
  'shown',
  '>16.7',
  '>50',
  'made',
  'middle',
  'worst',
  'script',
  'style',
  'layout',
  'paint',
]
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

const { positionals } = parseArgs({ allowPositionals: true })
const { origin, browser, close } = await siteInChromium()

console.log(line('movement', HEADS))
for (const visit of VISITS) {
  const names = [arrivalAt(visit), ...visit.movements.map(({ name }) => name)]
  if (!names.some(isAskedFor)) continue
  for (const [name, report] of await traced(browser, visit))
    if (isAskedFor(name)) console.log(printed(name, report))
}

await close()

function arrivalAt({ address }: Visit): string {
  return `arrival at /${address}`
}

function isAskedFor(name: string): boolean {
  return positionals.length === 0 || positionals.some((word) => name.includes(word))
}

/** The reports of one visit: its arrival, from the first paint on, then its movements. */
async function traced(chrome: Browser, visit: Visit): Promise<[string, FrameReport][]> {
  const { address, movements } = visit
  const context = await chrome.newContext(PHONE)
  const page = await context.newPage()
  await chrome.startTracing(page, { categories: CATEGORIES })
  await page.goto(origin + address)
  await page.waitForTimeout(ARRIVAL_MS)
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  for (const movement of movements) await move(page, movement)
  const trace = JSON.parse((await chrome.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  await context.close()
  const marks = trace.traceEvents.filter(({ name }) => name.startsWith('movement '))
  const [mark] = marks
  if (!mark) throw new Error('The trace holds no mark of a movement.')
  const main = trace.traceEvents
    .filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid)
    .map((event) => slowed(event, SLOWER))
  const shown = trace.traceEvents.filter(({ name, pid }) => name === 'DrawFrame' && pid === mark.pid)
  const first = main.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? mark.ts
  return [
    { name: arrivalAt(visit), from: first, lasts: ARRIVAL_MS },
    ...movements.map(({ name, lasts }) => {
      return { name, from: marks.find((other) => other.name === `movement ${name}`)?.ts ?? NaN, lasts }
    }),
  ].map(({ name, from, lasts }) => [name, reportFrames(main, shown, { from, to: from + lasts * 1_000 })])
}

/** Makes one movement and waits until it is over, and the lock after it. */
async function move(page: Page, { name, lasts, aim }: Movement) {
  const act = await aim(page)
  await page.evaluate((mark) => performance.mark(mark), `movement ${name}`)
  await act()
  await page.waitForTimeout(Math.max(lasts, 1_200))
}

function printed(name: string, report: FrameReport): string {
  const { expected, shown, made, middle, worst, each, longest } = report
  const times = [middle, worst, each.script, each.style, each.layout, each.paint].map((ms) => ms.toFixed(1))
  const cells = [expected, shown.frames, shown.overFrame, shown.overLong, made, ...times]
  return `${line(name, cells)}   longest task ${longest.ms.toFixed(0)} (clock ${longest.clock.toFixed(0)}): ${longest.from}`
}

function line(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(20) + cells.map((cell) => String(cell).padStart(8)).join('')
}
