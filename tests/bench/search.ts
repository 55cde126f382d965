/**
 * Measures the first search on blogs of many articles: bytes, the time to the first answer, and the longest task of the
 * page's main thread, as on a phone. Run `npm run build` first.
 *
 *     npm run bench:search               8, 100, 1,000 and 10,000 articles
 *     npm run bench:search -- 5000
 */
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type SearchIndex, unpackWords } from '#app/lib/search/search-index.ts'
import { searchIndex } from '#site-build/search/search-index.ts'
import { manyWords } from '#tests/support/many-words.ts'
import { siteInChromium } from '#tests/support/site/site-in-chromium.ts'

/** How many times slower a phone is. */
const SLOWNESS = 4

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [8, 100, 1_000, 10_000]
const assets = readdirSync('dist/assets').filter((name) =>
  /^(found-articles|search-worker|load-search|use-search)-.*\.(js|css)$/.test(name),
)
const code = assets.reduce(
  (sum, name) => sum + brotliCompressSync(readFileSync(`dist/assets/${name}`)).length,
  0,
)
console.log(`code: ${kilobytes(code)} kB`)
console.log(
  line([
    'articles',
    'words each',
    'index, kB',
    'gzip, kB',
    'built, ms',
    'answer, ms',
    'next, ms',
    'task, ms',
  ]),
)

const { origin, browser, close } = await siteInChromium()
for (const count of counts) {
  const { index, checked } = manyWords(count)
  const before = process.cpuUsage()
  const built = searchIndex(index, checked)
  const { user, system } = process.cpuUsage(before)
  const body = JSON.stringify(built)
  const sizes = [brotliCompressSync(body).length, gzipSync(body).length].map(kilobytes)
  const times = [(user + system) / 1_000, ...(await search(body))].map(Math.round)
  console.log(line([count, wordsEach(built), ...sizes, ...times]))
}
await close()

/** @returns ms from the first key to the answer, ms to the next answer, and the longest task, ms on a phone */
async function search(body: string): Promise<number[]> {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  await page.route('**/search.json', (route) => route.fulfill({ body, contentType: 'application/json' }))
  await page.goto(`${origin}blogs`, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  // Playwright's locators inject a script, whose task is longer than all tasks of the page.
  const answer = async (text: string) => {
    const start = performance.now()
    await page.evaluate(() => document.querySelector<HTMLInputElement>('input[type=search]')?.select())
    await page.keyboard.insertText(text)
    await page.waitForFunction((said) => document.body.textContent.includes(said), ` for “${text}”`)
    return performance.now() - start
  }
  const times = [await answer('backpropagation'), await answer('momemtum gradient')]
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)
  await page.close()
  return [...times, Math.max(0, ...tasks)]
}

function wordsEach({ articles, about, text }: SearchIndex): number {
  const words = [about, text].flatMap((table) => unpackWords(table, articles.length).join(' ').split(' '))
  return Math.round(words.length / articles.length)
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1)
}

function line(cells: readonly (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(12)).join('')
}
