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
import { answerCalls, held, json, refused, status } from '#tests/support/answers.ts'
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
  address?: string
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

const answers = (calls: Parameters<typeof answerCalls>[1]) => (page: Page) => answerCalls(page, calls)
const failed = (page: Page) => page.getByRole('alert').waitFor()

/** Every page and state. */
const STATES: Readonly<Record<string, State>> = {
  hero: {},
  about: { address: '#about' },
  projects: { address: '#projects' },
  skills: { address: '#skills' },
  palette: { prepare: openPalette },
  'palette-found': { address: 'blogs', prepare: search },
  menu: { prepare: openMenu },
  blogs: { address: 'blogs' },
  'blogs-loading': { address: 'blogs', before: answers({ list: held(refused).answer }), pending: true },
  'blogs-empty': { address: 'blogs', before: answers({ list: json([]) }) },
  'blogs-failed': { address: 'blogs', before: answers({ list: refused }), prepare: failed },
  article: { address: ARTICLE },
  'article-math': { address: MATH },
  'article-whole': { address: ARTICLE, whole: true },
  'article-failed': { address: ARTICLE, before: answers({ article: status(503) }), prepare: failed },
  'article-missing': { address: 'blogs/no-such-article', prepare: failed },
  'article-paper': {
    address: ARTICLE,
    prepare: (page) => page.emulateMedia({ media: 'print' }),
    whole: true,
  },
  'not-found': { address: 'nowhere/at/all' },
  'forced-colors': { address: '#projects', prepare: (page) => page.emulateMedia({ forcedColors: 'active' }) },
  'no-script': { plain: true, whole: true },
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
  const { address = '', before, prepare, pending, plain, whole = false } = state
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

/** A wide window shows the links of the menu without it. */
async function openMenu(page: Page) {
  const button = page.getByRole('button', { name: 'Menu' })
  if (await button.isVisible()) await button.click()
}

async function openPalette(page: Page) {
  await page.getByRole('button', { name: 'Search and' }).click()
  await page.getByRole('option').first().waitFor()
}

async function search(page: Page) {
  await openPalette(page)
  await page.getByRole('combobox').fill('gradient')
  await page.getByRole('group', { name: 'Articles' }).waitFor()
}
