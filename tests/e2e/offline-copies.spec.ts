import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  ADDRESS,
  ARTICLE_FAILED,
  expect,
  goOffline,
  keptAddresses,
  liveFile,
  NAME,
  test,
  visit,
} from '#tests/support/offline-site.ts'

test('a picture for which there is no room costs no script, no page and no copy', async ({ page, site }) => {
  await visit(page, `./${ADDRESS}`)
  const before = await keptAddresses(page)
  const devtools = await page.context().newCDPSession(page)
  const usage = (await page.evaluate(() => navigator.storage.estimate())).usage ?? 0
  const { origin } = new URL(site.address)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 1_000 })
  await mkdir(join(site.folder, 'snapshot/files'), { recursive: true })
  const large = `<svg xmlns="http://www.w3.org/2000/svg"><!--${'x'.repeat(3_000_000)}--></svg>`
  await writeFile(join(site.folder, 'snapshot/files/large.svg'), large)
  const status = () => page.evaluate(async () => (await fetch('/snapshot/files/large.svg')).status)
  expect(await status()).toBe(200)
  // The worker clears up after its answer; a second one comes after that of the first.
  expect(await status()).toBe(200)
  expect(await keptAddresses(page)).toEqual(before)
})

test('a page in place of a copy, as hosts and portals send it with status 200, is not kept', async ({
  page,
  context,
  site,
}) => {
  const copy = './snapshot/articles/Backpropagation%20by%20hand.json'
  await visit(page, './')
  await context.route(/\/snapshot\/articles\//, (route) => {
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' })
  })
  expect(await page.evaluate(async (path) => (await fetch(path)).text(), copy)).toContain('Welcome')
  await context.unrouteAll()
  await goOffline(context, site)
  await page.goto(`./${ADDRESS}`)
  await expect(page.locator('.prose p').first()).toBeVisible()
})

test('one copy that the host has lost is no reason to keep nothing', async ({ page, context, site }) => {
  await rm(join(site.folder, `snapshot/articles/${NAME}.json`))
  await visit(page, './')
  await goOffline(context, site)
  await page.goto('./blogs/How%20to%20read%20a%20loss%20curve')
  await expect(page.locator('.prose p').first()).toBeVisible()
})

test('a host that answers for every missing file with its start page spoils nothing that is kept', async ({
  page,
  context,
  site,
}) => {
  await visit(page, `./${ADDRESS}`)
  site.answerAll()
  // A copy and a script that are not there.
  const typeOf = (path: string) =>
    page.evaluate(async (file) => (await fetch(file)).headers.get('content-type'), path)
  expect(await typeOf('./../assets/entry-gone.js')).toContain('text/html')
  expect(await typeOf('./../snapshot/articles/Never%20seen.json')).toContain('text/html')
  expect((await keptAddresses(page)).filter((url) => /gone|Never%20seen\.json/.test(url))).toEqual([])
  await goOffline(context, site)
  await page.goto(`./${ADDRESS}`)
  await expect(page.locator('.prose p').first()).toBeVisible()
})

test('[SAVE-2] an article that was withdrawn does not come back without a network', async ({
  page,
  context,
  site,
}) => {
  await visit(page, `./${ADDRESS}`)
  await rm(liveFile(site, NAME))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such article')
  await expect
    .poll(async () => (await keptAddresses(page)).filter((url) => url.includes('Backprop')))
    .toEqual([])
  await goOffline(context, site)
  await page.goto(`./${ADDRESS}`)
  await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
  await expect(page.getByText('You seem to be offline.')).toBeVisible()
  await expect(page.locator('.prose')).toHaveCount(0)
  await expect(page.getByText('Saved copy from')).toHaveCount(0)
})

test('[SAVE-2] nor one that was withdrawn before the worker came, which keeps its page', async ({
  page,
  context,
  site,
}) => {
  const live = liveFile(site, NAME)
  const text = await readFile(live)
  await rm(live)
  await visit(page, `./${ADDRESS}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such article')
  await goOffline(context, site)
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
  await expect(page.locator('.prose')).toHaveCount(0)
  await expect(page.getByText('Saved copy from')).toHaveCount(0)
  // Published again, and read, it has its copy again.
  await writeFile(live, text)
  await site.restore()
  await context.setOffline(false)
  await expect(page.locator('.prose p').first()).toBeVisible()
  await goOffline(context, site)
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
  await expect(page.locator('.prose p').first()).toBeVisible()
})

test('two tabs at once each keep what they read, and the next visit finds both', async ({
  page,
  context,
  site,
}) => {
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
