import { AFTER_LOCK, expectStop, openHome, stopNow } from '#tests/support/home.ts'
import { expect, test } from '#tests/support/test.ts'

test('[STAGE-1] the page opens with the hero alone', async ({ page }) => {
  await openHome(page)
  await expectStop(page, 'hero')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#intro')).toHaveAttribute('data-scrolled', 'false')
})

test('[STAGE-5] the navigation bar selects a section directly, also inside the lock, and sets the scrolled state', async ({
  page,
}) => {
  await openHome(page)
  await page.keyboard.press('PageDown')
  await expectStop(page, 'about')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stack' }).click()
  await expectStop(page, 'skills')
  await expect(page.locator('#intro')).toHaveAttribute('data-scrolled', 'true')
})

test('[STAGE-8] keys step, and Home and End go to the ends', async ({ page }) => {
  await openHome(page)
  const steps = [
    ['PageDown', 'about'],
    ['ArrowDown', 'projects'],
    ['Space', 'skills'],
    ['PageUp', 'projects'],
    ['ArrowUp', 'about'],
    ['Shift+Space', 'hero'],
    ['End', 'skills'],
    ['Home', 'hero'],
  ] as const
  for (const [key, stop] of steps) {
    await page.keyboard.press(key)
    await expectStop(page, stop)
    await page.waitForTimeout(AFTER_LOCK)
  }
})

test('[STAGE-8] keys aimed at a link or a button are left alone', async ({ page }) => {
  await openHome(page)
  await page.getByRole('link', { name: 'GITHUB' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: /^Theme/ }).focus()
  await page.keyboard.press('Space')
  await page.waitForTimeout(300)
  expect(await stopNow(page)).toBe('hero')
})

test('[STAGE-9] each section has an address that opens it', async ({ page }) => {
  for (const section of ['about', 'projects', 'skills'] as const) {
    await openHome(page, section)
    await expectStop(page, section)
    await page.goto('about:blank')
  }
})

test('[STAGE-9] scrolling replaces the address and leaves no history; the bar adds one entry, and back returns', async ({
  page,
}) => {
  await openHome(page)
  const before = await page.evaluate(() => history.length)
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL(/#about$/)
  await page.waitForTimeout(AFTER_LOCK)
  await page.keyboard.press('PageUp')
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => history.length)).toBe(before)

  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('link', { name: 'Projects' }).click()
  await expectStop(page, 'projects')
  await expect(page).toHaveURL(/#projects$/)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await bar.getByRole('link', { name: 'Stack' }).click()
  await expectStop(page, 'skills')
  await page.goBack()
  await expectStop(page, 'projects')
  await page.goBack()
  await expectStop(page, 'hero')
  await page.goForward()
  await expectStop(page, 'projects')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[STAGE-10] the home page is an ordinary long page with every section readable', async ({ page }) => {
    await page.goto('./')
    for (const heading of ['About Me', 'Projects', "I've worked with"]) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    }
    await expect(page.getByText('Tableau')).toBeVisible()
    const overflow = await page.locator('html').evaluate((html) => getComputedStyle(html).overflowY)
    expect(overflow).not.toBe('hidden')
  })
})

test('[STAGE-10] sections that are not on show are out of the tab order, and find-in-page selects them', async ({
  page,
}) => {
  await openHome(page)
  for (const section of ['about', 'projects', 'skills']) {
    await expect(page.locator(`#${section}`)).toHaveAttribute('hidden', 'until-found')
  }
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => document.activeElement?.closest('section')?.id ?? null)
    expect(inside).toBeNull()
  }
  // What the browser does when its find-in-page matches inside: it fires beforematch and takes the attribute away.
  await page.locator('#skills').evaluate((section) => {
    section.dispatchEvent(new Event('beforematch', { bubbles: true }))
    section.removeAttribute('hidden')
  })
  await expectStop(page, 'skills')
})
