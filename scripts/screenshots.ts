/**
 * Takes a picture of every page and state, desktop and phone, dark and light, into `build/screenshots/`. To be looked at:
 * nothing is compared. `npm run build` first.
 */
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { chromium, type Page } from '@playwright/test'
import { readSettings } from '#builder/settings.ts'
import { createStaticHost } from '#builder/static-host.ts'
import { site } from '#content/site.ts'

const OUT = 'build/screenshots'
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const

/** Each state: its address, and what happens before the picture. */
const STATES: Record<
  string,
  { address: string; prepare?: (page: Page) => Promise<unknown>; only?: keyof typeof DEVICES }
> = {
  hero: { address: '' },
  about: { address: '#about' },
  projects: { address: '#projects' },
  skills: { address: '#skills' },
  menu: { address: '', prepare: (page) => page.getByRole('button', { name: 'Menu' }).click(), only: 'phone' },
  blogs: { address: 'blogs' },
  'blogs-failed': { address: 'blogs', prepare: (page) => failed(page) },
  article: { address: `blogs/${encodeURIComponent('Backpropagation by hand')}` },
  'article-code': {
    address: `blogs/${encodeURIComponent('Backpropagation by hand')}`,
    prepare: (page) => page.locator('pre').nth(1).scrollIntoViewIfNeeded(),
  },
  'article-missing': {
    address: 'blogs/no-such-article',
    prepare: (page) => page.getByRole('alert').waitFor(),
  },
  'not-found': { address: 'nowhere/at/all' },
}

async function failed(page: Page) {
  await page.route('**/contents/articles', (route) => route.abort())
  await page.reload()
  await page.getByRole('alert').waitFor()
}

const wanted = process.argv.slice(2)
const { base } = readSettings(site, process.env)
const host = createStaticHost('dist', base)
await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}${base}`
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
mkdirSync(OUT, { recursive: true })

for (const [device, options] of Object.entries(DEVICES)) {
  for (const colorScheme of ['dark', 'light'] as const) {
    const context = await browser.newContext({ ...options, colorScheme, reducedMotion: 'no-preference' })
    for (const [name, { address, prepare, only }] of Object.entries(STATES)) {
      if (only && only !== device) continue
      const file = `${name}-${colorScheme}-${device}`
      if (wanted.length > 0 && !wanted.some((part) => file.includes(part))) continue
      const page = await context.newPage()
      await page.goto(origin + address)
      await prepare?.(page)
      // Everything that moves on arrival has come to rest by then.
      await page.waitForTimeout(3_500)
      await page.screenshot({ path: `${OUT}/${file}.png` })
      console.log(`${OUT}/${file}.png`)
      await page.close()
    }
    await context.close()
  }
}

await browser.close()
host.close()
