import { site } from '#tests/fixtures/site.ts'
import { expectSection, openHome, sectionNow } from '#tests/support/home.ts'
import { PHONE } from '#tests/support/open-article.ts'
import { drawn } from '#tests/support/settle.ts'
import { expect, test } from '#tests/support/test.ts'

const ARTICLE = 'Backpropagation by hand'

const SECTIONS = [
  ['About', 'about'],
  ['Projects', 'projects'],
  ['Stack', 'skills'],
] as const

test('[NAV-1] [NAV-2] [NAV-3] [SITE-1] the bar leads to all, but not to a sign-in', async ({ page }) => {
  const noSignIn = async () => {
    await expect(page.locator('form:not([role=search]), input:not([type=search])')).toHaveCount(0)
    await expect(page.getByText(/sign in|log in/i)).toHaveCount(0)
  }
  await openHome(page)
  await noSignIn()
  const resume = page.getByRole('link', { name: /^Resume/ })
  await expect(resume).toHaveAttribute('href', site.links.resume!)
  await expect(resume).toHaveAttribute('target', '_blank')
  await expect(resume).toHaveAttribute('rel', 'noopener noreferrer')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blogs$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Articles' })).toBeVisible()
  await noSignIn()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  for (const [label, section] of SECTIONS)
    await expect(bar.getByRole('link', { name: label })).toHaveAttribute('href', `/#${section}`)
  await bar.getByRole('link', { name: 'About' }).click()
  await expectSection(page, 'about')
  await expect(page).toHaveURL(/\/#about$/)
  await expect(page.locator('#hero')).toHaveAttribute('data-scrolled', 'true')
  const current = bar.locator('[aria-current]')
  await expect(current).toHaveText(['About'])
  await page.keyboard.press('PageDown')
  await expect(current).toHaveText(['Projects'])
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('[NAV-4] the menu of a phone keeps the focus and its page behind', async ({ page, context }) => {
    await page.goto('./blogs')
    const button = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const links = ['About', 'Projects', 'Stack', 'Blog', 'Resume', 'Profile', 'GitHub', 'LinkedIn']
    await expect(menu.getByRole('link')).toHaveText(links.map((label) => new RegExp(`^${label}`)))
    const behind = page.getByRole('main')
    await expect(behind, 'to a screen reader').toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(behind).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await button.click()
    await expect(menu).toBeHidden()
    await expect(behind).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await menu.getByRole('link', { name: 'Stack' }).focus()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()

    await page.keyboard.press('Enter')
    // The rest of the header is inert only with the script.
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const seen = new Set<string>()
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press(press < 10 ? 'Tab' : 'Shift+Tab')
      seen.add(
        // As in a modal dialog, Tab also leads to the browser's own buttons. The page then has no focus.
        await page.evaluate(() => {
          const focused = document.activeElement
          if (focused === document.body) return 'browser'
          return focused?.closest('#site-menu, [popovertarget]')?.tagName ?? 'outside'
        }),
      )
    }
    expect(seen).toEqual(new Set(['BUTTON', 'NAV', 'browser']))
    await page.mouse.move(200, 600)
    await page.mouse.wheel(0, 400)
    await drawn(page)
    expect(await page.evaluate(() => scrollY), 'the page behind').toBe(0)

    // A link to the current page, and one that opens a new tab.
    const arrived = page.waitForEvent('load')
    await menu.getByRole('link', { name: 'Blog' }).click()
    await arrived
    await expect(menu).toBeHidden()
    await expect(button, 'the script is there').toHaveAttribute('aria-expanded', 'false')
    await context.route(site.links.resume!, (route) => route.fulfill({ body: 'resume' }))
    await button.click()
    await menu.getByRole('link', { name: /^Resume/ }).click()
    await expect(menu).toBeHidden()

    await openHome(page)
    await button.click()
    await page.mouse.move(200, 600)
    await page.mouse.wheel(0, 240)
    expect(await sectionNow(page)).toBe('hero')
    await page.keyboard.press('Escape')
    for (const [label, section] of SECTIONS) {
      await button.click()
      await menu.getByRole('link', { name: label }).click()
      await expect(menu).toBeHidden()
      await expectSection(page, section)
    }
  })
})

test('pointing at a link prefetches its document, without a live call', async ({ page }) => {
  const called: string[] = []
  page.on('request', (request) => called.push(new URL(request.url()).pathname))
  const answered = page.waitForResponse(/\/contents\/articles$/)
  await page.goto('./blogs')
  await answered
  await expect(page.getByRole('status')).toHaveText('')
  called.length = 0
  const link = page.getByRole('link', { name: ARTICLE })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Preload.enable')
  const fetched = new Promise<void>((ready) => {
    browser.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && ready())
  })
  await link.hover()
  await fetched
  expect(called.filter((path) => path.startsWith('/github/'))).toEqual([])
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ARTICLE)
  const delivery = () =>
    (performance.getEntriesByType('navigation')[0] as { deliveryType?: string }).deliveryType
  expect(await page.evaluate(delivery)).toBe('navigational-prefetch')
})
