/**
 * Measures every movement of the finished site on a phone (390 × 844) whose processor is four times slower: how long the page
 * takes to answer, and the longest frame and the longest task of its main thread. Run `npm run build` first, with the sample articles.
 *
 *     npm run frames
 *     npm run frames -- ../before/dist    compares with another build, in turns, because machines and their load differ
 */
import { setTimeout } from 'node:timers/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { siteInChromium } from '#tests/support/site/site-in-chromium.ts'

const SLOWER = 4
/** The first run is traced, which makes everything a third slower: it measures the tasks, and the others the answers and frames. */
const RUNS = 6
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
/** A page has started, its own tasks are over, and its service worker has stored the site after this time, in ms. */
const ARRIVAL = 8_000
/** A movement is over and the stage accepts the next one after this time, in ms. */
const MOVEMENT = 1_600
/** For how long a person presses a key or the screen, in ms. If the key comes up before the first frame, its answer is the second one. */
const PRESS = 80

/** Finds an element, and returns the action to measure. */
type Aim = (page: Page) => Promise<() => Promise<unknown>>

function pressKey(key: string): Aim {
  return async (page) => () => page.keyboard.press(key, { delay: PRESS })
}

/** Playwright's own tap lets go at once. */
function tap(find: (page: Page) => Locator): Aim {
  return async (page) => {
    const box = await find(page).boundingBox()
    if (!box) throw new Error('Expected an element to tap, found none.')
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const session = await page.context().newCDPSession(page)
    return async () => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
      await setTimeout(PRESS)
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await session.detach()
    }
  }
}

function tapButton(name: RegExp): Aim {
  return tap((page) => page.getByRole('button', { name }))
}

/** The movements of each visit in order, by the address of its first page below the site's. */
const VISITS: Record<string, Record<string, Aim>> = {
  '': {
    'hero → about': pressKey('PageDown'),
    'about → projects': pressKey('PageDown'),
    carousel: pressKey('ArrowRight'),
    'projects → skills': pressKey('PageDown'),
    'skills → projects': pressKey('PageUp'),
    'projects → about': pressKey('PageUp'),
    'about → hero': pressKey('PageUp'),
    'palette opened': tapButton(/^Search/),
    'palette closed': tapButton(/^Close/),
    'menu opened': tapButton(/^Menu/),
    theme: tapButton(/^Theme/),
  },
  'blogs/Why%20momentum%20overshoots': {
    'contents opened': tap((page) => page.locator('.contents summary')),
  },
  blogs: {
    'list → article': tap((page) => page.locator('main ul a').first()),
    'article → list': async (page) => () => page.goBack(),
  },
}

/** All in ms, at the speed of the slow phone. */
type Measurement = {
  /** From a press, or its end, to the next picture (Event Timing, in steps of 8). 0 if it takes less than 16, and when the page is left. */
  answer?: number
  /** Between two frames. */
  frame?: number
  /** Processor time of the main thread, which other programs of this machine do not change. */
  task?: number
}
/** By the name of the movement, one measurement for each run. */
type Measurements = Map<string, Measurement[]>

const folders = ['dist', ...process.argv.slice(2)]
const sites = await Promise.all(folders.map(siteInChromium))
const measured: Measurements[] = folders.map(() => new Map())
for (let run = 0; run < RUNS; run++) {
  for (const [index, { origin, browser }] of sites.entries()) {
    await measureVisits(origin, browser, run === 0, measured[index]!)
  }
}
await Promise.all(sites.map(({ close }) => close()))
printTable()

/** Adds a measurement to each movement of all visits, each visit in a new window without a cache. */
async function measureVisits(
  origin: string,
  browser: Browser,
  isTraced: boolean,
  measurements: Measurements,
): Promise<void> {
  for (const [address, movements] of Object.entries(VISITS)) {
    const page = await browser.newPage(PHONE)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    // tsx marks functions with this helper.
    await page.addInitScript('globalThis.__name = (value) => value')
    await page.addInitScript(recordMovement)
    const measure = async (name: string, duration: number, act: () => Promise<unknown>) => {
      const work = async () => {
        await act()
        await setTimeout(duration)
      }
      const measurement = isTraced ? await measureTasks(browser, work) : await measureFrames(page, work)
      measurements.set(name, [...(measurements.get(name) ?? []), measurement])
    }
    await measure(`arrival at /${decodeURI(address)}`, ARRIVAL, () => page.goto(origin + address))
    for (const [name, aim] of Object.entries(movements)) await measure(name, MOVEMENT, await aim(page))
    await page.close()
  }
}

async function measureTasks(browser: Browser, work: () => Promise<void>): Promise<Measurement> {
  await browser.startTracing(undefined, { categories: ['toplevel', 'devtools.timeline'] })
  await work()
  return { task: longestTask(String(await browser.stopTracing())) }
}

async function measureFrames(page: Page, work: () => Promise<void>): Promise<Measurement> {
  await page.evaluate(() => globalThis.startRecording?.())
  await work()
  return page.evaluate(() => globalThis.stopRecording!())
}

declare global {
  var startRecording: (() => void) | undefined
  var stopRecording: (() => { answer: number; frame: number }) | undefined
}

/** Runs in each document. A movement that leaves a document continues in the next one. */
function recordMovement(): void {
  let answer = 0
  let frame = 0
  let lastFrame = 0
  let request = 0
  const answers = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) answer = Math.max(answer, duration)
  })
  const onFrame = (time: number) => {
    if (lastFrame > 0) frame = Math.max(frame, time - lastFrame)
    lastFrame = time
    request = requestAnimationFrame(onFrame)
  }
  globalThis.startRecording = () => {
    answer = 0
    frame = 0
    lastFrame = 0
    answers.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    request = requestAnimationFrame(onFrame)
  }
  globalThis.stopRecording = () => {
    for (const { duration } of answers.takeRecords()) answer = Math.max(answer, duration)
    answers.disconnect()
    cancelAnimationFrame(request)
    return { answer, frame }
  }
  globalThis.startRecording()
}

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }

/** The processor time, ms, of the longest task on the main threads of pages in a trace. */
function longestTask(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = traceEvents.filter(
    (event) => mainThreads.has(threadOf(event)) && event.name.endsWith('RunTask'),
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000))
}

/** A row for each movement, with three columns for each site. */
function printTable(): void {
  console.log(
    `ms at a ${SLOWER}th of the speed: answer and longest frame, median/worst of ${RUNS - 1}; longest task`,
  )
  console.log(''.padEnd(42) + folders.map((folder) => folder.slice(-24).padStart(30)).join(''))
  for (const name of measured[0]!.keys()) {
    const cells = measured.flatMap((measurements) => {
      const runs = measurements.get(name) ?? []
      return (['answer', 'frame', 'task'] as const).map((kind) =>
        cell(runs.flatMap((run) => run[kind] ?? [])),
      )
    })
    console.log(name.padEnd(42) + cells.join(''))
  }
}

/** The median and the worst of several, or the only one. All in ms. */
function cell(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b).map((value) => value.toFixed(0))
  const median = sorted[sorted.length >> 1] ?? ''
  return (sorted.length > 1 ? `${median}/${sorted.at(-1)}` : median).padStart(10)
}
