import { expectSection, openHome, pressAfterLock, sectionNow, stepTo } from '#tests/support/home.ts'
import { expect, test } from '#tests/support/test.ts'

test('[STAGE-8] [STAGE-9] keys step and replace the address, links add to the history', async ({ page }) => {
  await openHome(page)
  const before = await page.evaluate(() => history.length)
  await stepTo(page, 'PageDown', 'about')
  await expect(page).toHaveURL(/#about$/)
  await expect(page.getByRole('status')).toHaveText('About Me, 1 of 3')
  await stepTo(page, 'Shift+Space', 'hero')
  await expect(page).toHaveURL(/\/$/)
  await stepTo(page, 'End', 'skills')
  await stepTo(page, 'Home', 'hero')
  expect(await page.evaluate(() => history.length)).toBe(before)

  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('link', { name: 'Projects' }).click()
  await expectSection(page, 'projects')
  await expect(page).toHaveURL(/#projects$/)
  await expect(page.locator('#hero')).toHaveAttribute('data-scrolled', 'true')
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await bar.getByRole('link', { name: 'Stack' }).click()
  await expectSection(page, 'skills')
  for (const section of ['projects', 'hero'] as const) {
    await page.goBack()
    await expectSection(page, section)
  }
  await page.goForward()
  await expectSection(page, 'projects')
  await expect(page.getByRole('status')).toHaveText('Projects, 2 of 3')

  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Intro' }).click()
  await expectSection(page, 'hero')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('#hero')).toBeFocused()
  await page.getByRole('button', { name: /^Theme/ }).focus()
  await pressAfterLock(page, 'Space')
  expect(await sectionNow(page)).toBe('hero')
})

test('[STAGE-8] the keys of the stage also work from a link and from a button that has the focus', async ({
  page,
}) => {
  await openHome(page)
  await page.getByRole('link', { name: 'GITHUB' }).focus()
  await stepTo(page, 'Space', 'about')
  await stepTo(page, 'ArrowDown', 'projects')
  const next = page.getByRole('button', { name: 'Next project' })
  await next.click()
  await expect(next).toBeFocused()
  await stepTo(page, 'ArrowDown', 'skills')
  await stepTo(page, 'ArrowUp', 'projects')
  await next.focus()
  await stepTo(page, 'PageDown', 'skills')
})

test('[STAGE-10] Tab skips hidden sections, and find-in-page selects them', async ({ page }) => {
  await openHome(page)
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBeUndefined()
  }
  // As find-in-page does where it finds a match.
  await page.locator('#skills[hidden="until-found"]').evaluate((section) => {
    section.dispatchEvent(new Event('beforematch', { bubbles: true }))
    section.removeAttribute('hidden')
  })
  await expectSection(page, 'skills')
})
