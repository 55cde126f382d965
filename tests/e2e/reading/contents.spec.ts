import { ADDRESS, contents, NAME, open, PHONE } from '#tests/support/open-article.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

test('the contents link to each heading, and mark the current one', async ({ page }) => {
  await open(page)
  const current = contents(page).locator('[aria-current=location]')
  const list = contents(page).getByRole('list').first()
  const lit = () =>
    list.evaluate(
      (element) =>
        Number.parseFloat(getComputedStyle(element).getPropertyValue('--read')) / element.clientHeight,
    )
  expect(await contents(page).getByRole('link').allTextContents()).toEqual(
    await page.locator('.prose').locator('> h2, > h3').allTextContents(),
  )
  await expect(current).toHaveCount(0)
  await expect.poll(lit).toBe(0)
  await page.getByRole('heading', { name: 'Two practical traps' }).evaluate((heading) => {
    scrollTo(0, heading.getBoundingClientRect().top + scrollY - 60)
  })
  await expect(current).toHaveText('Two practical traps')
  await expect.poll(lit).toBeGreaterThan(0.1)
  expect(await lit()).toBeLessThan(0.8)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(current).toHaveText('What I do now')
  await expect.poll(lit).toBe(1)
  await expect(contents(page)).toBeInViewport()

  await page.evaluate(() => scrollTo(0, 0))
  const link = contents(page).getByRole('link', { name: 'Then why use it at all?' })
  await link.focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'Then why use it at all?' })
  await expect(heading).toBeInViewport()
  await expect(current).toHaveText('Then why use it at all?')
  const header = await page.getByRole('banner').boundingBox()
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
  await page.goForward()
  await expect(heading).toBeInViewport()
})

test('the address of a heading or a footnote is short, and both forms lead there', async ({ page }) => {
  await open(page)
  const heading = page.getByRole('heading', { name: 'What I do now' })
  await contents(page).getByRole('link', { name: 'What I do now' }).click()
  await expect(page).toHaveURL(/#what-i-do-now$/)
  await expect(heading).toBeInViewport()
  await expect(contents(page).locator('[aria-current]')).toHaveText('What I do now')
  await page.locator('.prose sup a').first().click()
  await expect(page).toHaveURL(/#fn-polyak$/)
  await expect(page.locator('#user-content-fn-polyak')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/#what-i-do-now$/)
  await expect(heading).toBeInViewport()
  // As in links that people have copied before.
  await page.goto('about:blank')
  await page.goto(`${ADDRESS}#user-content-two-practical-traps`)
  await expect(page.getByRole('heading', { name: 'Two practical traps' })).toBeInViewport()
  await expect(page).toHaveURL(/#two-practical-traps$/)
})

test('on a phone, the contents fit a finger, and a bar shows the progress', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page)
  await page.locator('summary').click()
  for (const target of await contents(page).locator('summary, a').all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const bar = (property: 'transform' | 'display') =>
    page
      .locator('.article-text')
      .evaluate((element, name) => getComputedStyle(element, '::before')[name], property)
  expect(await bar('transform')).toBe('matrix(0, 0, 0, 1, 0, 0)')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => bar('transform')).toMatch(/^matrix\((1|0\.99\d*), 0, 0, 1, 0, 0\)$/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => bar('transform')).toBe('matrix(0, 0, 0, 1, 0, 0)')
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await bar('display')).toBe('none')
})

test('the article is readable when the enhancements cannot be loaded', async ({ page }) => {
  await page.route('**/start-enhancements-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto(ADDRESS)
  await failed
  await contents(page).getByRole('link', { name: 'What I do now' }).click()
  await expect(page.getByRole('heading', { name: 'What I do now' })).toBeInViewport()
})
