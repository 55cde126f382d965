/**
 * Takes a screenshot of every page and state into `build/screenshots/`, with one page, `index.html`, to look at them together,
 * and a picture of each of its sections, such as `sheet-article.png`.
 * Nothing is compared. Run `npm run build` first.
 *
 *     npm run screenshots                        everything
 *     npm run screenshots -- skills phone        names that contain all these words
 *     npm run screenshots -- --cover             docs/screenshot.png, for the README
 *     npm run screenshots -- --site build/x      of another build
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { siteInChromium } from '#tests/support/site/site-in-chromium.ts'
import { contactSheet } from './contact-sheet.ts'
import { cover } from './cover.ts'
import { DEVICES, STATES, type Device, type State } from './screenshot-states.ts'
import { settle } from './settle.ts'

const OUT = 'build/screenshots'
const COVER = ['hero-dark-desktop.png', 'projects-light-phone.png'] as const
const { values, positionals } = parseArgs({
  options: {
    cover: { type: 'boolean', default: false },
    site: { type: 'string', default: 'dist' },
  },
  allowPositionals: true,
})

const { origin, browser, close } = await siteInChromium(values.site)
if (positionals.length === 0 && !values.cover) rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })

const taken: string[] = []
for (const shot of shots()) {
  await take(browser, shot)
  taken.push(shot.file)
  console.log(`${OUT}/${shot.file}`)
}
writeFileSync(`${OUT}/index.html`, contactSheet(taken, Object.keys(STATES)))
console.log(`${OUT}/index.html`)
await photographSheets(browser)

if (values.cover)
  writeFileSync('docs/screenshot.png', await cover(browser, `${OUT}/${COVER[0]}`, `${OUT}/${COVER[1]}`))

await close()

type Shot = { state: State; device: Device; colorScheme: 'dark' | 'light'; file: string }

/** The requested screenshots, named `{state}-{theme}-{device}.png`. */
function shots(): Shot[] {
  const all = Object.keys(DEVICES).flatMap((device) =>
    DEVICES[device as Device].themes.flatMap((colorScheme) =>
      Object.entries(STATES).map(([name, state]): Shot => {
        const file = `${name}-${colorScheme}-${device}.png`
        return { state, device: device as Device, colorScheme, file }
      }),
    ),
  )
  return all
    .filter(({ state, device }) => state.only?.includes(device) ?? true)
    .filter(({ file }) => !values.cover || COVER.some((name) => name === file))
    .filter(({ file }) => positionals.every((word) => file.includes(word)))
}

async function take(chrome: Browser, { state, device, colorScheme, file }: Shot) {
  const { address, before, prepare, pending, whole } = state
  const { options } = DEVICES[device]
  const context = await chrome.newContext({ ...options, colorScheme, reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await before?.(page)
  await page.goto(origin + address)
  await prepare?.(page)
  await settle(page, pending)
  await page.screenshot({ path: `${OUT}/${file}`, fullPage: whole ?? false })
  await context.close()
}

/** The sections of the contact sheet as pictures, 1800 px wide. */
async function photographSheets(chrome: Browser) {
  const page = await chrome.newPage({ viewport: { width: 1_800, height: 1_000 } })
  await page.goto(pathToFileURL(`${OUT}/index.html`).href)
  for (const section of await page.locator('section').all()) {
    const path = `${OUT}/sheet-${await section.getAttribute('id')}.png`
    await section.screenshot({ path })
    console.log(path)
  }
  await page.close()
}
