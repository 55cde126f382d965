import type { Page } from '@playwright/test'
import { openHome } from '#tests/support/home.ts'
import { pixelsOf } from '#tests/support/pixels.ts'
import { expect, test } from '#tests/support/test.ts'

const GROUNDS = { light: [250, 247, 242], dark: [11, 14, 22] } as const
type Ground = keyof typeof GROUNDS
const PAGES = ['./', './nowhere/at/all']

test.use({ tolerated: [/Failed to load resource|Failed to fetch dynamically/] })

test('the first paint has the theme of the system or the one that presses stored', async ({ page }) => {
  const button = page.getByRole('button', { name: /^Theme/ })
  for (const [system, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: system })
    // Without modules, the page stays as it is first painted.
    await page.route('**/*.js', (route) => route.abort())
    for (const stored of [null, other]) {
      for (const address of PAGES) {
        await page.goto(address)
        expect(await paintedGround(page), `${system} ${stored} ${address}`).toBe(stored ?? system)
        expect(await barColours(page), `${system} ${stored} ${address}`).toEqual([hex(stored ?? system)])
      }
      await page.evaluate((theme) => localStorage.setItem('theme', theme), other)
    }
    await page.unrouteAll()
    await page.evaluate(() => localStorage.clear())
    await openHome(page)
    for (const chosen of [other, system]) {
      await button.click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', chosen)
      await expect.poll(() => paintedGround(page)).toBe(chosen)
      expect(await barColours(page)).toEqual([hex(chosen)])
    }
    await button.click()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
    expect(await barColours(page)).toEqual([hex(system)])
    await button.evaluate((pressed: HTMLButtonElement) => {
      for (let press = 0; press < 5; press += 1) pressed.click()
    })
    await expect(page.locator('html')).toHaveAttribute('data-theme', system)
    await expect(page.getByRole('button', { name: `Theme: ${system}. Press to change.` })).toBeVisible()
    await page.evaluate(() => localStorage.clear())
  }
})

test('with forced colours there is no map, and the current item has another shape', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openHome(page, 'about')
  await expect(page.locator('.landscape-front')).toBeHidden()
  const dots = page.getByRole('navigation', { name: 'Sections' }).locator('a span:first-child')
  const widths = await dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot).borderTopWidth))
  expect(new Set(widths).size).toBe(2)
})

/** The theme whose background is painted at the corner of the page. */
async function paintedGround(page: Page): Promise<string> {
  const corner = await page.screenshot({ clip: { x: 0, y: 0, width: 2, height: 2 } })
  const pixel = (await pixelsOf(page, corner)).slice(0, 3)
  // Browsers round colours differently in style sheets and on the screen.
  const isNear = (ground: Ground) =>
    GROUNDS[ground].every((part, index) => Math.abs(part - (pixel[index] ?? 0)) <= 2)
  return (['light', 'dark'] as const).find(isNear) ?? `neither: ${pixel.join(' ')}`
}

/** The theme colours whose media query matches. Browsers use the first. */
function barColours(page: Page): Promise<string[]> {
  return page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) =>
      metas
        .filter((meta) => meta instanceof HTMLMetaElement && matchMedia(meta.media).matches)
        .map((meta) => meta.getAttribute('content') ?? ''),
    )
}

function hex(ground: Ground): string {
  return `#${GROUNDS[ground].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
