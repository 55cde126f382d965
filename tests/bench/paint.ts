/**
 * Measures when a phone on a slow network shows a page, and the same page without its scripts. Run `npm run build` first.
 *
 *     npm run bench:paint                   home, list and an article, the median of five visits, page and twin in turns
 *     npm run bench:paint -- blogs a/b      these addresses, relative to the home page
 *     npm run bench:paint -- --visits 9
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { siteInChromium } from '#tests/support/site/site-in-chromium.ts'

/** Lighthouse's phone: a window, a processor a quarter as fast, and a slow 4G network (bytes a second, ms). */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const PROCESSOR = { rate: 4 }
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
/** A page is complete after this time without a request, in ms. */
const QUIET = 1_500
/** A longer task, in ms, blocks the visitor (web.dev, "Total Blocking Time"). */
const LONG_TASK = 50

type Times = { fcp: number; lcp: number; tbt: number; cls: number }

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { visits: { type: 'string', default: '5' } },
})
const [article = ''] = (await readdir('dist/blogs')).map((name) => name.replace(/\.html$/, ''))
const addresses = positionals.length > 0 ? positionals : ['', 'blogs', `blogs/${encodeURIComponent(article)}`]

const folder = await mkdtemp(join(tmpdir(), 'paint-'))
await writeTwin('dist', folder)
const site = await siteInChromium()
const twin = await siteInChromium(folder)
console.log(line('median', ['FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'LCP ÷']))
for (const address of addresses) {
  const visits: { page: Times; plain: Times }[] = []
  for (let times = 0; times < Number(values.visits); times += 1)
    visits.push({
      page: await visit(site.browser, site.origin + address),
      plain: await visit(twin.browser, twin.origin + address),
    })
  const page = medians(visits.map((one) => one.page))
  const plain = medians(visits.map((one) => one.plain))
  console.log(line(decodeURIComponent(`/${address}`), [...row(page), (page.lcp / plain.lcp).toFixed(2)]))
  console.log(line('  without scripts', row(plain)))
}
await Promise.all([site.close(), twin.close(), rm(folder, { recursive: true })])

/** Copies a site without the scripts of its documents. */
async function writeTwin(from: string, to: string) {
  await cp(from, to, { recursive: true })
  const names = await readdir(to, { recursive: true })
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    const html = await readFile(join(to, name), 'utf8')
    await writeFile(join(to, name), html.replaceAll(/<script\b.*?<\/script>/gs, ''))
  }
}

async function visit(browser: Browser, address: string): Promise<Times> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', PROCESSOR)
  await page.addInitScript(watch)
  await page.goto(address)
  await quiet(page)
  const entries = await page.evaluate(() => (window as unknown as { entries: Entry[] }).entries)
  await context.close()
  const last = (type: string) =>
    entries.findLast((entry) => entry.entryType === type)?.startTime ?? Number.NaN
  const sum = (type: string, of: (entry: Entry) => number) =>
    entries.reduce((total, entry) => total + (entry.entryType === type ? of(entry) : 0), 0)
  const fcp = last('paint')
  return {
    fcp,
    lcp: last('largest-contentful-paint'),
    tbt: sum('longtask', ({ startTime, duration }) => (startTime < fcp ? 0 : duration - LONG_TASK)),
    cls: sum('layout-shift', ({ value = 0 }) => value),
  }
}

type Entry = Pick<PerformanceEntry, 'entryType' | 'startTime' | 'duration'> & { value?: number }

/** Records paints, layout shifts and long tasks in `window.entries`. Runs in the page. */
function watch() {
  const entries: Entry[] = []
  Object.assign(window, { entries })
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) entries.push(entry.toJSON() as Entry)
    }).observe({ type, buffered: true })
}

/** Waits until the page has made no request for a while. */
async function quiet(page: Page) {
  let last = Date.now()
  page.on('request', () => (last = Date.now()))
  page.on('requestfinished', () => (last = Date.now()))
  while (Date.now() - last < QUIET) await setTimeout(100)
}

function medians(visits: readonly Times[]): Times {
  const median = (of: (times: Times) => number) =>
    visits.map(of).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN
  return {
    fcp: median(({ fcp }) => fcp),
    lcp: median(({ lcp }) => lcp),
    tbt: median(({ tbt }) => tbt),
    cls: median(({ cls }) => cls),
  }
}

function row({ fcp, lcp, tbt, cls }: Times): string[] {
  return [...[fcp, lcp, tbt].map((ms) => ms.toFixed(0)), cls.toFixed(3)]
}

function line(name: string, cells: readonly string[]): string {
  return name.padEnd(44) + cells.map((cell) => cell.padStart(9)).join('')
}
