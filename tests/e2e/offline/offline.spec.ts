import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  ADDRESS,
  ARTICLE_FAILED,
  expect,
  expectSlowly,
  goOffline,
  goOnline,
  LIST_FAILED,
  liveFile,
  NAME,
  test,
  visit,
} from '#tests/support/offline-site.ts'

test.describe('after the first visit, without a network', () => {
  test('row 62: the list and unopened articles are readable below the failure and its reason; other addresses fail', async ({
    page,
    context,
    site,
  }) => {
    await visit(page, './')
    await goOffline(context, site)
    await page.goto('./blogs')
    await expect(page.getByRole('alert')).toHaveText(LIST_FAILED)
    await expect(page.getByText('You seem to be offline.')).toBeVisible()
    await expect(page.getByText('Saved copy from')).toBeVisible()
    await expect(page.getByRole('link', { name: NAME })).toBeVisible()

    await page.goto(`./${ADDRESS}?from=elsewhere`)
    await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
    await expect(page.getByText('Saved copy from')).toBeVisible()
    await expect(page.locator('.prose p').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)

    await page.goto('./blogs/Never%20seen')
    await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
    await expect(page.getByText('You seem to be offline.')).toBeVisible()
    await expect(page.locator('.prose')).toHaveCount(0)
    await expect(page.getByText('Saved copy from')).toHaveCount(0)

    // Search works without an earlier search, and so does a tag that was never opened.
    const results = page.locator('[data-results] li')
    await page.goto('./tags/c~2b~2b')
    await expect(page).toHaveURL(/\/blogs\?tag=C%2B%2B$/)
    await expect(results.getByRole('link')).toHaveText(['A softmax that cannot overflow'])
    await page.goto('./blogs?q=pendulum')
    await expect(results.getByRole('link')).toHaveText(['Why momentum overshoots'])
    await page.goto('./tags/newer-than-this-copy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not stored here')

    // The browser shows its own error at addresses that the site does not have.
    await expect(page.goto('./nothing/here')).rejects.toThrow(/ERR_/)
  })

  test('row 62: the article of that visit is readable and dated, and the home page links to the blog and its articles', async ({
    page,
    context,
    site,
  }) => {
    await visit(page, `./${ADDRESS}`)
    await goOffline(context, site)
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
    await expect(page.getByText('Saved copy from')).toBeVisible()
    await expect(page.locator('.prose p').first()).toBeVisible()

    await page.goto('./')
    await expect(page.locator('html')).toHaveAttribute('data-section')
    await page.getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('alert')).toHaveText(LIST_FAILED)
    await page.getByRole('link', { name: 'How to read a loss curve' }).click()
    await expect(page.locator('.prose p').first()).toBeVisible()
    expect(await page.evaluate(() => document.fonts.check('1em "Familjen Grotesk Variable"'))).toBe(true)
  })

  test('row 62: a diagram is shown as code, with the reason, and is drawn when the network is back', async ({
    page,
    context,
    site,
  }) => {
    await writeFile(liveFile(site, NAME), '# Drawn\n\n```mermaid\nflowchart LR\n  A[Read] --> B[Keep]\n```\n')
    const drawing = page.frameLocator('iframe.diagram').locator('svg')
    const note = page.getByText('The diagram cannot be drawn without a network.')
    await visit(page, `./${ADDRESS}`)
    await expectSlowly(drawing).toBeVisible()
    // The worker caches only files that it has loaded itself.
    await page.reload()
    await expectSlowly(drawing).toBeVisible()
    await goOffline(context, site)
    await page.reload()
    await expect(note).toBeVisible()
    await expect(page.getByRole('group', { name: 'Code, mermaid' })).toContainText('A[Read]')
    await goOnline(page, site)
    await expectSlowly(drawing).toBeVisible()
    await expect(note).toBeHidden()
  })

  test('row 62: articles that were read are available even if none is precached', async ({
    page,
    context,
    site,
  }) => {
    const worker = join(site.folder, 'sw.js')
    const precached = /\{"url":"\/blogs\/[^}]*\},/g
    await writeFile(worker, (await readFile(worker, 'utf8')).replace(precached, ''))
    // One is opened before the worker is installed, one after.
    await visit(page, `./${ADDRESS}`)
    await page.goto('./blogs')
    await page.getByRole('link', { name: 'How to read a loss curve' }).click()
    await expect(page.locator('.prose p').first()).toBeVisible()
    await goOffline(context, site)
    for (const read of [ADDRESS, 'blogs/How%20to%20read%20a%20loss%20curve']) {
      await page.goto(`./${read}`)
      await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
      await expect(page.getByText('Saved copy from')).toBeVisible()
      await expect(page.locator('.prose p').first()).toBeVisible()
    }
    await page.goto('./blogs/Why%20momentum%20overshoots')
    await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
    await expect(page.locator('.prose')).toHaveCount(0)
  })
})

test.describe('an own page', () => {
  test.use({ deployed: 'abroad' })

  test('opens without a network before its first visit', async ({ page, context, site }) => {
    await visit(page, './')
    await goOffline(context, site)
    await page.goto('./now')
    await expect(page.getByRole('heading', { level: 1, name: 'الآن' })).toBeVisible()
  })
})
