import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerCalls, status } from '#tests/support/answers.ts'
import {
  ADDRESS,
  ARTICLE_FAILED,
  expectCopy,
  goOffline,
  LIST_FAILED,
  NAME,
  offlineState,
  test,
  visit,
} from '#tests/support/offline-site.ts'
import { liveFile } from '#tests/support/site/deployed-site.ts'
import { expect, expectSlowly } from '#tests/support/test.ts'

const OTHER = 'blogs/How%20to%20read%20a%20loss%20curve'

test('row 62: after one visit, the site is readable without a network', async ({ page, context, site }) => {
  await visit(page, './')
  await goOffline(context, site)
  await page.goto('./blogs')
  await expect(page.getByRole('alert')).toHaveText(LIST_FAILED)
  await expect(page.getByText('You seem to be offline.')).toBeVisible()
  await expect(page.getByText('Saved copy from')).toBeVisible()
  await page.getByRole('link', { name: NAME }).click()
  await expectCopy(page)
  await page.goto(`./${OTHER}?from=elsewhere`)
  await expectCopy(page)
  expect(await page.evaluate(() => document.fonts.check('1em "Familjen Grotesk Variable"'))).toBe(true)

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
  await page.goto('./tags/newer')
  await expect(page.getByText(/Nothing found for .#newer/)).toBeVisible()
  // The browser shows its own error at addresses that the site does not have.
  await expect(page.goto('./nothing/here')).rejects.toThrow(/ERR_/)
})

test('row 62: a diagram is drawn when the network is back', async ({ page, context, site }) => {
  writeFileSync(liveFile(site, NAME), '# Drawn\n\n```mermaid\nflowchart LR\n  A[Read] --> B[Keep]\n```\n')
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
  await site.restore()
  await context.setOffline(false)
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true, configurable: true })
    dispatchEvent(new Event('online'))
  })
  await expectSlowly(drawing).toBeVisible()
  await expect(note).toBeHidden()
})

test('row 62: articles that were read are kept if none is precached', async ({ page, context, site }) => {
  const worker = join(site.folder, 'sw.js')
  const precached = /\{"url":"\/blogs\/[^}]*\},/g
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(precached, ''))
  writeFileSync(liveFile(site, 'Newer'), 'Newer than the site.')
  // One is opened before the worker is installed, the others after.
  await visit(page, `./${ADDRESS}`)
  const other = await context.newPage()
  await Promise.all([page.goto('./blogs/Newer'), other.goto(site.address + OTHER)])
  await expect(page.locator('.prose')).toHaveText('Newer than the site.')
  await expect(other.locator('.prose p').first()).toBeVisible()
  await goOffline(context, site)
  for (const read of [ADDRESS, OTHER, 'blogs/Newer']) {
    await page.goto(`./${read}`)
    await expectCopy(page)
  }
  await page.goto('./blogs/Why%20momentum%20overshoots')
  await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
  await expect(page.locator('.prose')).toHaveCount(0)
})

test('[SAVE-2] a withdrawn article does not come back without a network', async ({ page, context, site }) => {
  await visit(page, `./${ADDRESS}`)
  rmSync(liveFile(site, NAME))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to fetch article')
  const stored = async () => (await offlineState(page)).addresses.filter((url) => url.includes('Backprop'))
  await expect.poll(stored).toEqual([])
  await goOffline(context, site)
  await page.goto(`./${ADDRESS}`)
  await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
  await expect(page.locator('.prose')).toHaveCount(0)
  await expect(page.getByText('Saved copy from')).toHaveCount(0)
})

test('a picture that exceeds the quota removes nothing from the cache', async ({ page, site }) => {
  await visit(page, `./${ADDRESS}`)
  const { addresses } = await offlineState(page)
  const devtools = await page.context().newCDPSession(page)
  const usage = (await page.evaluate(() => navigator.storage.estimate())).usage ?? 0
  const { origin } = new URL(site.address)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 1_000 })
  mkdirSync(join(site.folder, 'pictures'), { recursive: true })
  const large = `<svg xmlns="http://www.w3.org/2000/svg"><!--${'x'.repeat(3_000_000)}--></svg>`
  writeFileSync(join(site.folder, 'pictures/large.svg'), large)
  const status = () => page.evaluate(async () => (await fetch('/pictures/large.svg')).status)
  expect(await status()).toBe(200)
  // The worker cleans up after the first answer and before the second.
  expect(await status()).toBe(200)
  expect(await offlineState(page)).toMatchObject({ addresses })
})

test.describe('under a path of its host, with a repository', () => {
  test.use({ deployed: 'live' })

  test('the worker serves only that path, and leaves GitHub to the page', async ({ page, context, site }) => {
    await visit(page, `./${ADDRESS}`)
    const { scopes, caches: names } = await offlineState(page)
    expect(scopes).toEqual([site.address])
    expect(names.every((name) => name.startsWith('offline /me/portfolio/ '))).toBe(true)
    // Playwright does not see requests that a worker answers.
    const asked = await answerCalls(page, { list: status(403), article: status(403) })
    await goOffline(context, site)
    await page.goto('./blogs')
    await expect(page.getByRole('alert')).toHaveText(LIST_FAILED)
    await page.getByRole('link', { name: NAME }).click()
    await expectCopy(page)
    expect(asked.length).toBeGreaterThan(0)
    await expect(page.goto(new URL('/', site.address).href)).rejects.toThrow(/ERR_/)
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
