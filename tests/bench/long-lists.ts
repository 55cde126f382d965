/**
 * Measures lists of many articles: their size, and the longest task of the main thread (processor time) while the list
 * arrives, while GitHub's answer is merged into it, and while it scrolls to its end. Run `npm run build` first.
 *
 *     npm run bench:list                 10, 399 (the longest single page), 1,000 and 10,000 articles, the best of three visits
 *     npm run bench:list -- 5000
 */
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { GITHUB_LISTING_LIMIT } from '#article-host/hosts/github.ts'
import type { ArticleIndex } from '#app/lib/articles/article-index.ts'
import { answerCalls, held, json } from '#tests/support/answers.ts'
import { answerLongList, longDocuments, longIndex } from '#tests/support/long-list.ts'
import { siteInChromium } from '#tests/support/site/site-in-chromium.ts'
import { longestTask, taskTimes } from './longest-task.ts'

const VISITS = 3
const NEW = 'Written a minute ago'
/** How many times slower a phone is, and the ms after which a task is long (web.dev, "Total Blocking Time"). */
const SLOWNESS = 4
const LONG_TASK = 50

/** Longest tasks, ms; the blocking time while the list arrives, ms on a phone; and the layout shift. */
type Visit = { arrives: number; merged: number; end: number; blocked: number; shifted: number }

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 399, 1_000, 10_000]
const { origin, browser, close } = await siteInChromium()
const session = await browser.newBrowserCDPSession()

console.log(line(['articles', 'document, kB', 'index, kB', 'arrives', 'merged', 'End', 'blocked', 'shifted']))
for (const count of counts) {
  const index = longIndex(count)
  const documents = await longDocuments(index, 'dist')
  const visits: Visit[] = []
  for (let times = 0; times < VISITS; times += 1) visits.push(await visit(index, documents))
  const best = (part: keyof Visit) => Math.min(...visits.map((each) => each[part]))
  const times = [best('arrives'), best('merged'), best('end'), best('blocked')].map(Math.round)
  const sizes = [documents.get('/blogs') ?? '', JSON.stringify(index)].map(kilobytes)
  console.log(line([count, ...sizes, ...times, best('shifted').toFixed(3)]))
}
await close()

async function visit(index: ArticleIndex, documents: Map<string, string>): Promise<Visit> {
  const { page, letGo } = await openPage(index, documents)
  const tasks = await taskTimes(session, async () => {
    await page.goto(`${origin}blogs`)
    const hasRows = (count: number) => document.querySelectorAll('main li').length >= count
    await page.waitForFunction(hasRows, index.entries.length, { polling: 200 })
    await setTimeout(1_500)
  })
  const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  const merged = await longestTask(session, async () => {
    letGo()
    await page.waitForFunction((name) => document.querySelector('main li a')?.textContent === name, NEW)
    await setTimeout(1_000)
  })
  const end = await longestTask(session, async () => {
    await page.keyboard.press('End')
    await setTimeout(1_000)
  })
  await page.context().close()
  return {
    arrives: Math.max(...tasks),
    merged,
    end,
    blocked: sum(tasks.map((ms) => Math.max(0, ms * SLOWNESS - LONG_TASK))),
    shifted: sum(shifted),
  }
}

/** Opens a page that records its layout shifts, and whose call for the list is answered after `letGo`. */
async function openPage(index: ArticleIndex, documents: Map<string, string>) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await answerLongList(page, index, documents)
  const { answer, letGo } = held(json(liveListing(index)))
  await answerCalls(page, { list: answer })
  return { page, letGo }
}

/** As many articles as GitHub lists, in GitHub's order. One of them is new. */
function liveListing({ entries }: ArticleIndex): unknown[] {
  const files = entries.map(({ name, sha }) => githubFile(`${name}.md`, sha))
  const listed = files.toSorted((a, b) => (a.name < b.name ? -1 : 1)).slice(0, GITHUB_LISTING_LIMIT - 1)
  return [githubFile(`${NEW}.md`, 'f'.repeat(40)), ...listed]
}

/** An entry about as long as GitHub's. */
function githubFile(name: string, sha: string) {
  const path = `articles/${name}`
  const [api, web] = ['https://api.github.com/repos/alex/notes', 'https://github.com/alex/notes']
  const url = `${api}/contents/${encodeURI(path)}?ref=main`
  const git_url = `${api}/git/blobs/${sha}`
  const html_url = `${web}/blob/main/${encodeURI(path)}`
  const download_url = `https://raw.githubusercontent.com/alex/notes/main/${encodeURI(path)}`
  return { name, path, sha, size: 4_000, url, html_url, git_url, download_url, type: 'file' }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function kilobytes(text: string): string {
  return (brotliCompressSync(text).length / 1_000).toFixed(1)
}

function line(cells: readonly (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(13)).join('')
}
