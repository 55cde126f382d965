import { answerCalls, status } from '#tests/support/answers.ts'
import { findings, findingsInBothLooks } from '#tests/support/axe.ts'
import { expectSection, openHome } from '#tests/support/home.ts'
import { settle } from '#tests/support/settle.ts'
import { expect, test, UNANSWERED } from '#tests/support/test.ts'

test.use({ tolerated: [UNANSWERED] })

/* In two windows and themes. contrast.spec.ts checks the contrasts of both themes, reading.spec.ts an article. */

test('axe finds no problem in the sections, which fit into common windows', async ({ page }) => {
  await openHome(page)
  expect(await findingsInBothLooks(page)).toEqual([])
  for (const section of ['hero', 'about', 'projects', 'skills'] as const) {
    await page.evaluate((id) => {
      location.hash = id
    }, section)
    await expectSection(page, section)
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [1024, 768],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height })
      await settle(page)
      const hidden = await page
        .locator(`#${section}`)
        .evaluate((element) => element.scrollHeight - element.clientHeight)
      expect(hidden, `${section} at ${width} × ${height}`).toBe(0)
    }
    if (section !== 'hero') expect(await findings(page, `#${section}`), section).toEqual([])
  }
})

test('axe finds no problem on other pages, after a failure and in the menu', async ({ page }) => {
  const pages = ['./blogs', './blogs/no/page']
  const titles = new Set<string>()
  for (const address of pages) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    titles.add(await page.title())
    expect(await findingsInBothLooks(page), address).toEqual([])
  }
  expect(titles.size).toBe(pages.length)
  await answerCalls(page, { list: status(403) })
  await page.goto('./blogs')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await findings(page), 'a failed call').toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await findings(page), 'the menu').toEqual([])
})

test('every control shows the focus, and a link of a cut slide scrolls into view', async ({ page }) => {
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
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const links = page.locator('#projects li a')
    await links.first().focus()
    for (let press = 1; press < (await links.count()); press += 1) {
      await page.keyboard.press('Tab')
      await expect(links.nth(press)).toBeFocused()
      await expect(links.nth(press), `${width} px, link ${press}`).toBeInViewport({ ratio: 1 })
    }
  }
})
