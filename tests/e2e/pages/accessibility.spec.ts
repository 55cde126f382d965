import { answerCalls, refused } from '#tests/support/answers.ts'
import { findings } from '#tests/support/axe.ts'
import { expectSection, openHome } from '#tests/support/home.ts'
import { expect, test } from '#tests/support/test.ts'

/** Two windows and two themes. contrast.spec.ts checks the contrasts of both themes. */
const LOOKS = [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const
const PAGES = ['./blogs', './blogs/Backpropagation%20by%20hand', './blogs/no/page']

for (const { viewport, colorScheme } of LOOKS)
  test.describe(`${viewport.width} px, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme })

    test('axe finds no problem in any section of the home page', async ({ page }) => {
      await openHome(page)
      expect(await findings(page)).toEqual([])
      for (const section of ['about', 'projects', 'skills'] as const) {
        await page.evaluate((id) => (location.hash = id), section)
        await expectSection(page, section)
        expect(await findings(page, `#${section}`), section).toEqual([])
      }
    })

    test('axe finds no problem on other pages, after a failure and in the menu', async ({ page }) => {
      const titles = new Set<string>()
      for (const address of PAGES) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
        await expect(page.getByRole('banner')).toHaveCount(1)
        await expect(page.getByRole('main')).toHaveCount(1)
        titles.add(await page.title())
        expect(await findings(page), address).toEqual([])
      }
      expect(titles.size).toBe(PAGES.length)
      await answerCalls(page, { list: refused })
      await page.goto('./blogs')
      await expect(page.getByRole('alert')).toBeVisible()
      expect(await findings(page), 'a failed call').toEqual([])
      if (viewport.width > 390) return
      await page.getByRole('button', { name: 'Menu' }).click()
      expect(await findings(page), 'the menu').toEqual([])
    })
  })

test('every control shows the keyboard focus', async ({ page }) => {
  await openHome(page, 'projects')
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return 'nothing focused'
      const rings = [focused, ...focused.children].map((element) => getComputedStyle(element))
      const ring = rings.find(({ outlineStyle }) => outlineStyle !== 'none')
      return ring?.outlineWidth ?? `${focused.outerHTML.slice(0, 80)} has none`
    })
    expect(outline).toMatch(/^(2px|3px|nothing focused)$/)
  }
})
