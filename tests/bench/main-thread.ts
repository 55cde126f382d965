/**
 * Measures the longest task of the main thread while a large article is shown and scrolled through: the built site in the
 * machine's Chromium. Run `npm run build` first.
 *
 * It counts processor time, which other work on the machine still increases. So every visit also shows a fixed text. Its
 * fastest time of the whole run is that of an idle machine; the times of a visit are divided by how much slower it was.
 *
 *     npm run bench                  every article, the best of three visits
 *     npm run bench -- table list    those whose names contain one of these words
 */
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { siteInChromium } from '#tests/support/site/site-in-chromium.ts'
import { LARGE_ARTICLES } from './large-articles.ts'
import { longestTask } from './longest-task.ts'

const VISITS = 3
/** The page has started and its own tasks are over after this time, in ms. */
const STARTED = 1_200

/** The longest tasks, in ms: when the text arrives, on the way to its end, and back. */
type Visit = { shown: number; end: number; home: number; fixed: number; nodes: number; isFormatted: boolean }

const { positionals } = parseArgs({ allowPositionals: true })
const { origin, browser, close } = await siteInChromium()
const session = await browser.newBrowserCDPSession()

const HEAD = ['shown', 'to End', 'Home', 'nodes', 'formatted', 'slower by']
const measured = new Map<string, Visit[]>()
console.log(line('longest tasks, ms', HEAD))
for (const [name, markdown] of Object.entries(LARGE_ARTICLES)) {
  if (positionals.length > 0 && !positionals.some((word) => name.includes(word))) continue
  const visits: Visit[] = []
  for (let times = 0; times < VISITS; times += 1) visits.push(await visit(markdown))
  measured.set(name, visits)
  console.log(line(name, cellsOf(visits)))
}
await close()

const idle = Math.min(...[...measured.values()].flat().map(({ fixed }) => fixed))
console.log(line('\nas on an idle machine', HEAD))
for (const [name, visits] of measured) console.log(line(name, cellsOf(visits, idle)))

/** The cells for the best of these visits. @param idle the time of the fixed text on an idle machine, in ms */
function cellsOf(visits: readonly Visit[], idle?: number): (string | number)[] {
  const best = (of: (visit: Visit) => number) => Math.min(...visits.map(of))
  const slower = idle === undefined ? 1 : best(({ fixed }) => fixed) / idle
  const times = [best(({ shown }) => shown), best(({ end }) => end), best(({ home }) => home)]
  const [{ nodes, isFormatted } = { nodes: 0, isFormatted: false }] = visits
  return [
    ...times.map((time) => Math.round(time / slower)),
    ...[nodes, isFormatted ? 'yes' : 'no', idle === undefined ? '' : slower.toFixed(1)],
  ]
}

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
    await page.locator('.prose > *').first().waitFor({ state: 'attached' })
    await setTimeout(2_000)
  })
  const press = (key: string) =>
    longestTask(session, async () => {
      await page.keyboard.press(key)
      await setTimeout(1_000)
    })
  const [end, home] = [await press('End'), await press('Home')]
  const isFormatted = (await page.locator('.plain-note').count()) === 0
  const nodes = await page.locator('.prose').evaluate(nodesBelow)
  // In another page, because this one would first have to remove the article.
  const empty = await context.newPage()
  const fixed = await longestTask(session, async () => {
    await empty.evaluate(showFixedText)
    // The answer arrives before the task ends.
    await setTimeout(200)
  })
  await context.close()
  return { shown, end, home, fixed, nodes, isFormatted }
}

/** Elements and texts below a node. Runs in the page. */
function nodesBelow(root: Node): number {
  return document.evaluate('count(.//node())', root).numberValue
}

/** Fixed work that is similar to showing a text: creates 4,000 elements and lays them out. Runs in the page. */
function showFixedText(): void {
  const box = document.createElement('div')
  for (let index = 0; index < 2_000; index += 1) {
    const bold = document.createElement('b')
    bold.append(`words ${index}`)
    const paragraph = document.createElement('p')
    paragraph.append('Some ', bold, ' of a text')
    box.append(paragraph)
  }
  document.body.replaceChildren(box)
  box.getBoundingClientRect()
}

function line(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(36) + cells.map((cell) => String(cell).padStart(10)).join('')
}
