/**
 * Takes a screenshot of every page and state into `build/screenshots/`, with a page, `index.html`, that shows all of them.
 * Nothing is compared. Run `npm run build` first.
 *
 *     npm run screenshots                        everything
 *     npm run screenshots -- skills phone        names that contain all these words
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { answerCalls, held, json, refused, status } from '#tests/support/answers.ts'
import { drawn, settle, started } from '#tests/support/settle.ts'
import { siteInChromium } from '#tests/support/site/site-in-chromium.ts'

const OUT = 'build/screenshots'
const PHONE = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, ...PHONE },
  landscape: { viewport: { width: 844, height: 390 }, ...PHONE },
}

type Show = (page: Page) => Promise<unknown>
type Calls = Parameters<typeof answerCalls>[1]

const ARTICLE = `blogs/${encodeURIComponent('Backpropagation by hand')}`
const MATH = `blogs/${encodeURIComponent('A softmax that cannot overflow')}`

/** Opens an address below the site's, where `calls` answer for GitHub, and does something there. */
const open = (address: string, then?: Show, calls?: Calls) => async (page: Page) => {
  if (calls) await answerCalls(page, calls)
  await page.goto(address)
  await started(page)
  await then?.(page)
  // The movement to a section begins some frames after the scripts have.
  await drawn(page)
  await settle(page)
}
const failed: Show = (page) => page.getByRole('alert').waitFor()
const loading: Show = (page) => page.getByText('Loading...').waitFor()

/** Every page and state. Those that end with `whole` are taken beyond the window. */
const STATES: Readonly<Record<string, Show>> = {
  hero: open(''),
  about: open('#about'),
  projects: open('#projects'),
  skills: open('#skills'),
  palette: open('', openPalette),
  'palette-found': open('blogs', search),
  menu: open('', openMenu),
  blogs: open('blogs'),
  'blogs-loading': open('blogs', loading, { list: held(refused).answer }),
  'blogs-empty': open('blogs', undefined, { list: json([]) }),
  'blogs-failed': open('blogs', failed, { list: refused }),
  article: open(ARTICLE),
  'article-math': open(MATH),
  'article-whole': open(ARTICLE),
  'article-failed': open(ARTICLE, failed, { article: status(503) }),
  'article-missing': open('blogs/no-such-article', failed),
  'article-paper-whole': open(ARTICLE, (page) => page.emulateMedia({ media: 'print' })),
  'not-found': open('nowhere/at/all'),
  'forced-colors': open('#projects', (page) => page.emulateMedia({ forcedColors: 'active' })),
  'no-script-whole': (page) => page.goto(''),
}

const words = process.argv.slice(2)
const { origin, browser, close } = await siteInChromium()
if (words.length === 0) rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })

const pictures: string[] = []
for (const [device, window] of Object.entries(DEVICES))
  for (const colorScheme of ['dark', 'light'] as const)
    for (const state of Object.keys(STATES)) {
      const file = `${state}-${colorScheme}-${device}.png`
      await takePictureIfWanted(file, state, { ...window, colorScheme })
    }
writeFileSync(`${OUT}/index.html`, `<!doctype html><title>Screenshots</title>${pictures.join('\n')}`)
console.log(`${OUT}/index.html`)
await close()

async function takePictureIfWanted(file: string, state: string, window: BrowserContextOptions) {
  if (!words.every((word) => file.includes(word))) return
  const javaScriptEnabled = !state.startsWith('no-script')
  const reducedMotion = javaScriptEnabled ? 'no-preference' : 'reduce'
  const context = await browser.newContext({ ...window, baseURL: origin, javaScriptEnabled, reducedMotion })
  const page = await context.newPage()
  await STATES[state]!(page)
  await page.screenshot({ path: `${OUT}/${file}`, fullPage: state.endsWith('whole') })
  await context.close()
  pictures.push(`<a href="${file}"><img src="${file}" alt="${file}" height="270"></a>`)
  console.log(`${OUT}/${file}`)
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
