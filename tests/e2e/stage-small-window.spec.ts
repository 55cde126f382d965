import { gesturesOn } from '#tests/support/gestures.ts'
import { openHome, stopNow } from '#tests/support/home.ts'
import { expect, test } from '#tests/support/test.ts'

test.describe('in a window of 320 × 480', () => {
  test.use({ viewport: { width: 320, height: 480 } })

  test('[STAGE-7] the last skill can be reached by wheel, and only then is the edge reached', async ({
    page,
  }) => {
    await openHome(page, 'skills')
    const { wheel } = await gesturesOn(page)
    const last = page.getByText('Tableau')
    await expect(last).not.toBeInViewport()
    for (let turn = 0; turn < 12; turn += 1) {
      await wheel(120)
      await page.waitForTimeout(120)
    }
    await expect(last).toBeInViewport({ ratio: 1 })
    expect(await stopNow(page)).toBe('skills')
    await wheel(-120)
    await page.waitForTimeout(400)
    expect(await stopNow(page)).toBe('skills')
  })

  test('[HERO-4] both ways out stand under a long name', async ({ page }) => {
    await openHome(page)
    await page.evaluate(() => document.fonts.ready)
    await page.locator('h1 [data-name]').evaluate((word) => (word.textContent = 'Bartholomaeus'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bartholomaeus')
    for (const name of [/^GITHUB/, /^LINKEDIN/])
      await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  })

  test('[STAGE-7] the last skill can be reached by keyboard', async ({ page }) => {
    await openHome(page, 'skills')
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('PageDown')
      await page.waitForTimeout(150)
    }
    await expect(page.getByText('Tableau')).toBeInViewport({ ratio: 1 })
  })
})

test('[STAGE-7] at 200 % zoom the last skill can be reached', async ({ browser, host }) => {
  // A window of 1280 × 720 at 200 % has 640 × 360 CSS pixels.
  const page = await browser.newPage({
    viewport: { width: 640, height: 360 },
    deviceScaleFactor: 2,
    baseURL: `${host}/`,
  })
  await openHome(page, 'skills')
  const { wheel } = await gesturesOn(page)
  for (let turn = 0; turn < 12; turn += 1) {
    await wheel(120)
    await page.waitForTimeout(120)
  }
  await expect(page.getByText('Tableau')).toBeInViewport({ ratio: 1 })
  await page.close()
})
