/**
 * Takes a screenshot of every page and state into `build/screenshots/`, with a page, `index.html`, that shows all of them.
 * Nothing is compared. Run `npm run build` first.
 *
 *     npm run screenshots                        everything
 *     npm run screenshots -- skills phone        names that contain all these words
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { answerCalls, held, json, refused, status, withoutCopies } from '#tests/support/answers.ts'
import { settle, started } from '#tests/support/settle.ts'
import { siteInChromium } from '#tests/support/site/site-in-chromium.ts'

const OUT = 'build/screenshots'
const THEMES = ['dark', 'light'] as const
const PHONE = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** The windows of the screenshots. `lying` is a phone in landscape. */
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, ...PHONE },
  lying: { viewport: { width: 844, height: 390 }, ...PHONE },
}

type State = {
  /** Below the site's address. */
  address: string
  /** Runs before the page opens, and answers for GitHub. */
  before?: (page: Page) => Promise<unknown>
  /** Runs once the page is open. */
  prepare?: (page: Page) => Promise<unknown>
  /** A request is left unanswered. */
  pending?: boolean
  /** Without JavaScript. */
  plain?: boolean
  /** Takes the whole page instead of the window. */
  whole?: boolean
}

const ARTICLE = `blogs/${encodeURIComponent('Backpropagation by hand')}`
const MATH = `blogs/${encodeURIComponent('A softmax that cannot overflow')}`

/** Every page and state. */
const STATES: Readonly<Record<string, State>> = {
  hero: { address: '' },
  about: { address: '#about' },
  projects: { address: '#projects' },
  skills: { address: '#skills' },
  focus: { address: '#projects', prepare: focused },
  palette: { address: '', prepare: palette },
  'palette-found': { address: 'blogs', prepare: found },
  menu: { address: '', prepare: menu },
  blogs: { address: 'blogs' },
  'blogs-loading': { address: 'blogs', before: answers({ list: held(refused).answer }), pending: true },
  'blogs-empty': { address: 'blogs', before: answers({ list: json([]) }) },
  'blogs-failed': { address: 'blogs', before: answers({ list: refused }), prepare: failed },
  'blogs-failed-bare': { address: 'blogs', before: listLost, prepare: failed },
  article: { address: ARTICLE },
  'article-math': { address: MATH },
  'article-whole': { address: ARTICLE, whole: true },
  'article-failed': { address: ARTICLE, before: answers({ article: status(503) }), prepare: failed },
  'article-missing': { address: 'blogs/no-such-article', prepare: failed },
  'not-found': { address: 'nowhere/at/all' },
  'forced-colors': { address: '#projects', prepare: inForcedColors },
  'no-script': { address: '', plain: true, whole: true },
  'article-paper': { address: ARTICLE, prepare: printed, whole: true },
}

const { positionals: words } = parseArgs({ allowPositionals: true })
const { origin, browser, close } = await siteInChromium()
if (words.length === 0) rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })

const pictures: string[] = []
for (const [device, window] of Object.entries(DEVICES))
  for (const colorScheme of THEMES)
    for (const [name, state] of Object.entries(STATES)) {
      const file = `${name}-${colorScheme}-${device}.png`
      if (!words.every((word) => file.includes(word))) continue
      const javaScriptEnabled = state.plain !== true
      const context = await browser.newContext({
        ...window,
        colorScheme,
        javaScriptEnabled,
        reducedMotion: javaScriptEnabled ? 'no-preference' : 'reduce',
      })
      await take(await context.newPage(), state, `${OUT}/${file}`)
      await context.close()
      pictures.push(`<a href="${file}"><img src="${file}" alt="${file}" height="270"></a>`)
    }
writeFileSync(`${OUT}/index.html`, `<!doctype html><title>Screenshots</title>${pictures.join('\n')}`)
console.log(`${OUT}/index.html`)
await close()

async function take(page: Page, state: State, path: string) {
  const { address, before, prepare, pending, plain, whole = false } = state
  await before?.(page)
  await page.goto(origin + address)
  await prepare?.(page)
  if (!plain) {
    await started(page)
    await page.getByText('Loading...').waitFor({ state: pending ? 'visible' : 'hidden' })
    await settle(page)
  }
  await page.screenshot({ path, fullPage: whole })
  console.log(path)
}

function answers(calls: Parameters<typeof answerCalls>[1]) {
  return (page: Page) => answerCalls(page, calls)
}

async function listLost(page: Page) {
  await withoutCopies(page)
  await answerCalls(page, { list: refused })
}

function failed(page: Page) {
  return page.getByRole('alert').waitFor()
}

/** A wide window shows the links of the menu without it. */
async function menu(page: Page) {
  const button = page.getByRole('button', { name: 'Menu' })
  if (await button.isVisible()) await button.click()
}

async function palette(page: Page) {
  await page.getByRole('button', { name: 'Search and' }).click()
  await page.getByRole('option').first().waitFor()
}

async function found(page: Page) {
  await palette(page)
  await page.getByRole('combobox').fill('gradient')
  await page.getByRole('group', { name: 'Articles' }).waitFor()
}

async function focused(page: Page) {
  await page.locator('html[data-section]').waitFor()
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab')
}

function inForcedColors(page: Page) {
  return page.emulateMedia({ forcedColors: 'active' })
}

/** As wide as a sheet of A4 between its margins. */
async function printed(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 680, height: 1020 })
}
