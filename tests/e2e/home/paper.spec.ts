import { openHome } from '#tests/support/home.ts'
import { expect, test } from '#tests/support/test.ts'
import { site } from '#tests/fixtures/site.ts'

test('the palette on any page, and the menu of a phone, print the home page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', location.pathname)
  })
  await page.goto('./blogs')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('pdf')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Profile (print or PDF)')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-printed', '/')

  await page.setViewportSize({ width: 390, height: 844 })
  await openHome(page, 'projects')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Profile (print or PDF)' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '/')
  await expect(page.getByRole('link', { name: 'Profile (print or PDF)' })).toBeHidden()
  // The section stays, and a reload does not print again.
  await expect(page.locator('html')).toHaveAttribute('data-section', 'projects')
  expect(page.url()).not.toContain('#print')
})

test('the home page prints on one sheet, from any section, in dark on white', async ({ page }) => {
  for (const fragment of ['', 'skills']) {
    await openHome(page, fragment)
    for (const format of ['A4', 'Letter'] as const) {
      const pdf = await page.pdf({ format, printBackground: true, preferCSSPageSize: false })
      // Each page of a PDF is an object of the type Page; their tree has the type Pages (ISO 32000-2, 7.7.3.3).
      const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
      expect(pages, `${format} ${fragment}`).toHaveLength(1)
    }
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 680, height: 1020 })
  for (const words of [site.owner.name, site.owner.role])
    await expect(page.locator('#hero').getByText(words)).toBeVisible()
  await expect(page.getByText(site.about)).toBeVisible()
  await expect(page.getByText('robin.example', { exact: true })).toBeVisible()
  for (const { title } of site.projects) {
    await expect(page.locator('#projects h3').filter({ hasText: title })).toBeVisible()
  }
  await expect(page.locator('#skills h3:visible')).toHaveCount(site.skills.length)
  const address = page.locator('#projects a').first()
  expect(await address.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
    site.projects[0]?.github_link,
  )
  const words = page.locator('#about p').first()
  const lightness = await words.evaluate((element) => getComputedStyle(element).color)
  expect(Number(/oklch\(([\d.]+)/.exec(lightness)?.[1])).toBeLessThan(0.4)
})

test.describe('with entries', () => {
  test.use({ variant: 'live', tolerated: [/pictures\.example/] })

  test('on paper, the only entry of a section has its whole column, and three share two', async ({
    page,
  }) => {
    await page.route('https://pictures.example/**', (route) => route.abort())
    await openHome(page)
    await page.emulateMedia({ media: 'print' })
    await page.locator('#experience').evaluate((section) => {
      section.id = 'awards'
      for (const words of section.querySelectorAll('ol ul')) words.remove()
    })
    const list = page.locator('#awards ol')
    const widthsOf = () =>
      list.evaluate((entries) => ({
        entry: entries.firstElementChild!.getBoundingClientRect().width,
        list: entries.getBoundingClientRect().width,
      }))
    const ofThree = await widthsOf()
    expect(ofThree.entry).toBeLessThan(ofThree.list / 2)
    await list.evaluate((entries) => {
      while (entries.children.length > 1) entries.lastElementChild!.remove()
    })
    const ofOne = await widthsOf()
    expect(ofOne.entry).toBeGreaterThan(ofOne.list * 0.95)
  })
})
