/**
 * Takes a screenshot of every page and state into `build/screenshots/`, with a page, `index.html`, that shows all of them.
 * Nothing is compared. Run `npm run build` first.
 *
 *     npm run screenshots                        everything
 *     npm run screenshots -- skills phone        names that contain all these words
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { settle, started } from '#tests/support/settle.ts'
import { siteInChromium } from '#tests/support/site/site-in-chromium.ts'
import { DEVICES, STATES, type Device, type State } from './screenshot-states.ts'

const OUT = 'build/screenshots'
const { positionals } = parseArgs({ allowPositionals: true })

const { origin, browser, close } = await siteInChromium()
if (positionals.length === 0) rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })

const taken: string[] = []
for (const shot of shots()) {
  await take(browser, shot)
  taken.push(shot.file)
  console.log(`${OUT}/${shot.file}`)
}
const pictures = taken.map((file) => `<a href="${file}"><img src="${file}" alt="${file}" height="270"></a>`)
writeFileSync(`${OUT}/index.html`, `<!doctype html><title>Screenshots</title>${pictures.join('\n')}`)
console.log(`${OUT}/index.html`)

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
  await started(page)
  await page.getByText('Loading...').waitFor({ state: pending ? 'visible' : 'hidden' })
  await settle(page)
  await page.screenshot({ path: `${OUT}/${file}`, fullPage: whole ?? false })
  await context.close()
}
