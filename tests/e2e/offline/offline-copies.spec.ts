import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  ADDRESS,
  ARTICLE_FAILED,
  expect,
  goOffline,
  cachedAddresses,
  liveFile,
  NAME,
  test,
  visit,
} from '#tests/support/offline-site.ts'

test('a picture that exceeds the quota removes no script and no page from the cache', async ({
  page,
  site,
}) => {
  await visit(page, `./${ADDRESS}`)
  const before = await cachedAddresses(page)
  const devtools = await page.context().newCDPSession(page)
  const usage = (await page.evaluate(() => navigator.storage.estimate())).usage ?? 0
  const { origin } = new URL(site.address)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 1_000 })
  await mkdir(join(site.folder, 'pictures'), { recursive: true })
  const large = `<svg xmlns="http://www.w3.org/2000/svg"><!--${'x'.repeat(3_000_000)}--></svg>`
  await writeFile(join(site.folder, 'pictures/large.svg'), large)
  const status = () => page.evaluate(async () => (await fetch('/pictures/large.svg')).status)
  expect(await status()).toBe(200)
  // The worker cleans up after the first answer and before the second.
  expect(await status()).toBe(200)
  expect(await cachedAddresses(page)).toEqual(before)
})

test('the worker installs although the host lacks an article', async ({ page, context, site }) => {
  await rm(join(site.folder, `blogs/${NAME}.html`))
  await visit(page, './')
  await goOffline(context, site)
  await page.goto('./blogs/How%20to%20read%20a%20loss%20curve')
  await expect(page.locator('.prose p').first()).toBeVisible()
})

test('a start page that the host sends for a missing file is not cached', async ({ page, context, site }) => {
  await visit(page, `./${ADDRESS}`)
  site.answerAll()
  const answer = await page.evaluate(async () => (await fetch('/assets/gone.js')).headers.get('content-type'))
  expect(answer).toContain('text/html')
  expect((await cachedAddresses(page)).filter((url) => url.includes('gone'))).toEqual([])
  await goOffline(context, site)
  await page.goto(`./${ADDRESS}`)
  await expect(page.locator('.prose p').first()).toBeVisible()
})

test('[SAVE-2] a withdrawn article does not come back without a network', async ({ page, context, site }) => {
  await visit(page, `./${ADDRESS}`)
  await rm(liveFile(site, NAME))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to fetch article')
  await expect
    .poll(async () => (await cachedAddresses(page)).filter((url) => url.includes('Backprop')))
    .toEqual([])
  await goOffline(context, site)
  await page.goto(`./${ADDRESS}`)
  await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
  await expect(page.getByText('You seem to be offline.')).toBeVisible()
  await expect(page.locator('.prose')).toHaveCount(0)
  await expect(page.getByText('Saved copy from')).toHaveCount(0)
})

test('two tabs store their articles at the same time', async ({ page, context, site }) => {
  await writeFile(liveFile(site, 'First'), 'Words of the first.')
  await writeFile(liveFile(site, 'Second'), 'Words of the second.')
  await visit(page, './')
  const other = await context.newPage()
  await Promise.all([page.goto('./blogs/First'), other.goto(`${site.address}blogs/Second`)])
  await expect(page.locator('.prose')).toHaveText('Words of the first.')
  await expect(other.locator('.prose')).toHaveText('Words of the second.')
  await goOffline(context, site)
  await page.goto('./blogs/Second')
  await expect(page.locator('.prose')).toHaveText('Words of the second.')
  await other.goto(`${site.address}blogs/First`)
  await expect(other.locator('.prose')).toHaveText('Words of the first.')
})
