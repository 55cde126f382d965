import { answerCalls, refused } from '#tests/support/answers.ts'
import {
  ADDRESS,
  ARTICLE_FAILED,
  cacheNames,
  expect,
  goOffline,
  LIST_FAILED,
  NAME,
  registrations,
  test,
  visit,
} from '#tests/support/offline-site.ts'

test('the worker answers for files of the site, but not for live calls', async ({ page }) => {
  await visit(page, './')
  const answered = new Map<string, boolean>()
  page.on('response', (response) => {
    answered.set(new URL(response.url()).pathname, response.fromServiceWorker())
  })
  await page.goto('./blogs')
  await expect.poll(() => [...answered.keys()]).toContain('/github/api/repos/site/site/contents/articles')
  await page.getByRole('link', { name: NAME }).click()
  const text = '/github/raw/site/site/main/articles/Backpropagation%20by%20hand.md'
  await expect.poll(() => [...answered.keys()]).toContain(text)
  const paths = [...answered.keys()]
  const byWorker = paths.filter((path) => answered.get(path))
  expect(byWorker.filter((path) => path.startsWith('/github/'))).toEqual([])
  expect(byWorker).toContain('/blogs')
  expect(byWorker).toContain(`/${ADDRESS}`)
  expect(byWorker.some((path) => path.startsWith('/assets/'))).toBe(true)
})

test('the cached page is shown when the host does not answer', async ({ page, site }) => {
  await visit(page, './blogs')
  site.stall()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: NAME })).toBeVisible()
})

test('the cached page replaces a 503; without one, the document that reads any article live does', async ({
  page,
  context,
}) => {
  await visit(page, `./${ADDRESS}`)
  const failing = { status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' }
  await context.route(/\/blogs\//, (route) => route.fulfill(failing))
  expect((await page.goto(`./${ADDRESS}`))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
  await page.goto('./blogs/Nothing%20kept')
  await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
})

test('the page of a portal, which answers every address with 200, replaces no cached page', async ({
  page,
  context,
  site,
}) => {
  await visit(page, `./${ADDRESS}`)
  await context.route(/\/blogs\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Log in to the network</h1>' }),
  )
  await page.goto(`./${ADDRESS}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to the network')
  await context.unrouteAll()
  await goOffline(context, site)
  await page.goto(`./${ADDRESS}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
})

test.describe('under a path of its host, with a repository', () => {
  test.use({ deployed: 'live' })

  test('the worker serves only that path, and leaves GitHub to the page', async ({ page, context, site }) => {
    await visit(page, `./${ADDRESS}`)
    expect(await registrations(page)).toEqual([site.address])
    expect((await cacheNames(page)).every((name) => name.startsWith('offline /me/portfolio/ '))).toBe(true)
    // Playwright does not see requests that a worker answers.
    const asked = await answerCalls(page, { list: refused, article: refused })
    await goOffline(context, site)
    await page.goto('./blogs')
    await expect(page.getByRole('alert')).toHaveText(LIST_FAILED)
    await page.getByRole('link', { name: NAME }).click()
    await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
    await expect(page.locator('.prose p').first()).toBeVisible()
    expect(asked.length).toBeGreaterThan(0)
    await expect(page.goto(new URL('/', site.address).href)).rejects.toThrow(/ERR_/)
  })
})
