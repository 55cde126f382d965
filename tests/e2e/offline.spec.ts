import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { deployNextVersion, deploySite, type DeployedSite } from '#tests/support/deployed-site.ts'
import { loaded } from '#tests/support/loaded.ts'
import { expect, test as base } from '#tests/support/test.ts'
import { VARIANTS, type VariantName } from '#tests/support/variants.ts'

const NAME = 'Backpropagation by hand'
const ADDRESS = 'blogs/Backpropagation%20by%20hand'
const LIST_FAILED = 'Failed to fetch articles'
const ARTICLE_FAILED = 'Failed to fetch article'

/** A site with the real service worker, on a host of the test's own. */
const test = base.extend<{ deployed: VariantName; site: DeployedSite }>({
  deployed: ['default', { option: true }],
  site: async ({ deployed }, use) => {
    const site = await deploySite(deployed)
    await use(site)
    await site.remove()
  },
  baseURL: async ({ site }, use) => use(site.address),
})

test.use({ serviceWorkers: 'allow', tolerated: [/Failed to load resource/] })

/** Opens a page and waits until the worker is there for the next one. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

async function goOffline(context: BrowserContext, site: DeployedSite): Promise<void> {
  await site.cut()
  await context.setOffline(true)
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope))
const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

/** The addresses of all that the worker keeps. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => url)
  })

test.describe('after the first visit, without a network', () => {
  test('row 62: the list says that it failed and why, above the saved copy', async ({
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
  })

  test('row 62: the article of that visit is readable and marked with its date', async ({
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
  })

  test('row 62: a diagram is its code, with a line that says why, and is drawn once there is a network', async ({
    page,
    context,
    site,
  }) => {
    const live = join(site.folder, 'github/raw/site/site/main/articles', `${NAME}.md`)
    await writeFile(live, '# Drawn\n\n```mermaid\nflowchart LR\n  A[Read] --> B[Keep]\n```\n')
    const drawing = page.frameLocator('iframe.diagram').locator('svg')
    const note = page.getByText('The diagram cannot be drawn without a network.')
    await visit(page, `./${ADDRESS}`)
    await expect(drawing).toBeVisible()
    // Whatever was loaded before the worker was there is asked for again.
    await page.reload()
    await expect(drawing).toBeVisible()
    await goOffline(context, site)
    await page.reload()
    await expect(note).toBeVisible()
    await expect(page.getByRole('group', { name: 'Code, mermaid' })).toContainText('A[Read]')
    await site.restore()
    await context.setOffline(false)
    await expect(drawing).toBeVisible()
    await expect(note).toBeHidden()
  })

  test('an article that nobody has opened is readable from the saved copies', async ({
    page,
    context,
    site,
  }) => {
    await visit(page, './')
    await goOffline(context, site)
    await page.goto(`./${ADDRESS}?from=elsewhere`)
    await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
    await expect(page.getByText('Saved copy from')).toBeVisible()
    await expect(page.locator('.prose p').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
  })

  test('row 62: of an article without a copy the failure is all there is', async ({
    page,
    context,
    site,
  }) => {
    await visit(page, './')
    await goOffline(context, site)
    await page.goto('./blogs/Never%20seen')
    await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
    await expect(page.getByText('You seem to be offline.')).toBeVisible()
    await expect(page.locator('.prose')).toHaveCount(0)
    await expect(page.getByText('Saved copy from')).toHaveCount(0)
  })

  test('row 62: of more copies than are fetched in advance, those that were read are there', async ({
    page,
    context,
    site,
  }) => {
    const worker = join(site.folder, 'sw.js')
    const withoutCopies = (await readFile(worker, 'utf8')).replace(
      /\{"url":"\/snapshot\/articles\/[^}]*\},/g,
      '',
    )
    await writeFile(worker, withoutCopies)
    // One read in its own document, one opened by a click.
    await visit(page, `./${ADDRESS}`)
    await page.goto('./blogs')
    await page.getByRole('link', { name: 'How to read a loss curve' }).click()
    await expect(page.locator('.prose p').first()).toBeVisible()
    await page.evaluate(() => localStorage.clear())
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

  test('the home page is complete, and leads to the blog and back', async ({ page, context, site }) => {
    await visit(page, `./${ADDRESS}`)
    await goOffline(context, site)
    await page.goto('./')
    await expect(page.locator('html')).toHaveAttribute('data-stage', 'live')
    await page.getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('alert')).toHaveText(LIST_FAILED)
    await page.getByRole('link', { name: 'How to read a loss curve' }).click()
    await expect(page.locator('.prose p').first()).toBeVisible()
    expect(await page.evaluate(() => document.fonts.check('1em "Familjen Grotesk Variable"'))).toBe(true)
  })

  test('what is not a page of the site is left to the browser', async ({ page, context, site }) => {
    await visit(page, './')
    await goOffline(context, site)
    await expect(page.goto('./nothing/here')).rejects.toThrow(/ERR_/)
  })
})

test('a host that does not answer is not waited for when there is a copy', async ({ page, site }) => {
  await visit(page, './blogs')
  site.stall()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: NAME })).toBeVisible()
})

test('a host that fails is no reason to show its error page where there is a copy, and one where there is none', async ({
  page,
  context,
}) => {
  await visit(page, `./${ADDRESS}`)
  const failing = { status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' }
  await context.route(/\/(blogs|snapshot)\//, (route) => route.fulfill(failing))
  expect((await page.goto(`./${ADDRESS}`))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
  expect((await page.goto('./blogs/Nothing%20kept'))?.status()).toBe(503)
})

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

test('the worker answers for its own files and never for the stand-in of GitHub', async ({ page }) => {
  await visit(page, './')
  const answered = new Map<string, boolean>()
  page.on('response', (response) => {
    answered.set(new URL(response.url()).pathname, response.fromServiceWorker())
  })
  await page.goto('./blogs')
  await expect(page.getByRole('status')).toHaveText('')
  await page.getByRole('link', { name: NAME }).click()
  await expect(page.locator('.prose p').first()).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('')
  const paths = [...answered.keys()]
  const byWorker = paths.filter((path) => answered.get(path))
  expect(paths).toContain('/github/api/repos/site/site/contents/articles')
  expect(paths).toContain('/github/raw/site/site/main/articles/Backpropagation%20by%20hand.md')
  expect(byWorker.filter((path) => path.startsWith('/github/'))).toEqual([])
  expect(byWorker).toContain('/blogs')
  expect(byWorker).toContain('/snapshot/articles/Backpropagation%20by%20hand.json')
  expect(byWorker.some((path) => path.startsWith('/assets/'))).toBe(true)
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

test('[SAVE-2] an article that was withdrawn does not come back without a network', async ({
  page,
  context,
  site,
}) => {
  await visit(page, `./${ADDRESS}`)
  await rm(join(site.folder, `github/raw/site/site/main/articles/${NAME}.md`))
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
  const live = join(site.folder, `github/raw/site/site/main/articles/${NAME}.md`)
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

test('two tabs at once each keep what they read, and the next visit finds both', async ({
  page,
  context,
  site,
}) => {
  const raw = join(site.folder, 'github/raw/site/site/main/articles')
  await writeFile(join(raw, 'First.md'), 'Words of the first.')
  await writeFile(join(raw, 'Second.md'), 'Words of the second.')
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

test.describe('with a repository on GitHub', () => {
  test.use({ deployed: 'github' })

  test('GitHub’s two hosts are asked by the page itself, and their failures are seen', async ({ page }) => {
    await visit(page, './')
    const asked: string[] = []
    // Requests that a worker answers for would not come by here.
    await page.route(/^https:/, (route) => {
      asked.push(new URL(route.request().url()).hostname)
      return route.abort('connectionrefused')
    })
    await page.goto('./blogs')
    await expect(page.getByRole('alert')).toHaveText(LIST_FAILED)
    await page.getByRole('link', { name: NAME }).click()
    await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
    expect([...new Set(asked)]).toEqual(['api.github.com', 'raw.githubusercontent.com'])
  })
})

test.describe('under a path of its host', () => {
  test.use({ deployed: 'subPath' })

  test('the worker serves that path and nothing above it', async ({ page, context, site }) => {
    await visit(page, `./${ADDRESS}`)
    expect(await registrations(page)).toEqual([site.address])
    expect((await cacheNames(page)).every((name) => name.startsWith('offline /me/portfolio/ '))).toBe(true)
    await goOffline(context, site)
    await page.goto('./blogs')
    await expect(page.getByRole('alert')).toHaveText(LIST_FAILED)
    await page.getByRole('link', { name: NAME }).click()
    await expect(page.locator('.prose p').first()).toBeVisible()
    await expect(page.goto(new URL('/', site.address).href)).rejects.toThrow(/ERR_/)
  })
})

test.describe('after a deployment', () => {
  test.use({ tolerated: [/Failed to load resource|bad HTTP response code \(404\)/] })

  test('row 64, row 65: two tabs of two versions work, and the newer worker waits for both', async ({
    page,
    context,
    site,
  }) => {
    await visit(page, './blogs')
    await page.evaluate(() => document.documentElement.setAttribute('data-untouched', ''))
    await deployNextVersion(site.folder)
    // An article that is newer than both builds needs the parts that read it, and the host has lost the older tab's.
    await writeFile(join(site.folder, 'github/raw/site/site/main/articles/Anew.md'), 'Written **anew**.')
    const newer = await context.newPage()
    await newer.goto(`${site.address}blogs/Anew`)
    await expect(newer.locator('.prose')).toHaveText('Written anew.')
    await expect(newer.locator('script[src$="-next.js"]')).toHaveCount(1)
    await expect
      .poll(() =>
        newer.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state),
      )
      .toBe('installed')

    await page.evaluate(() => history.pushState(null, '', '/blogs/Anew'))
    await expect(page.locator('.prose')).toHaveText('Written anew.')
    await expect(page.locator('html')).toHaveAttribute('data-untouched')
    await expect(page.locator('script[src$="-next.js"]')).toHaveCount(0)

    await page.close()
    await newer.close()
    const next = await context.newPage()
    await next.goto(site.address)
    await expect
      .poll(() => next.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting))
      .toBe(null)
    await expect.poll(() => next.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    await goOffline(context, site)
    await next.goto(`${site.address}blogs`)
    await expect(next.getByRole('alert')).toHaveText(LIST_FAILED)
    await expect(next.locator('script[src$="-next.js"]')).toHaveCount(1)
  })

  test('row 65: a worker whose script is gone goes itself, with all it kept', async ({ page, site }) => {
    await visit(page, './')
    expect(await cacheNames(page)).not.toEqual([])
    await rm(join(site.folder, 'sw.js'))
    await page.goto('./blogs')
    await expect.poll(() => registrations(page)).toEqual([])
    await expect.poll(() => cacheNames(page)).toEqual([])
    await page.goto(`./${ADDRESS}`)
    await expect(page.locator('.prose p').first()).toBeVisible()
    // Each page tries to register a worker, and the browser lists it until its script is found to be missing.
    await expect.poll(() => registrations(page)).toEqual([])
    expect(await cacheNames(page)).toEqual([])
  })

  test('row 65: with `worksOffline: false` the next build takes back what the last one left', async ({
    page,
    site,
  }) => {
    await visit(page, './')
    await rm(site.folder, { recursive: true })
    await cp(VARIANTS.online.folder, site.folder, { recursive: true })
    await page.goto('./blogs')
    await page.evaluate(() => document.documentElement.setAttribute('data-untouched', ''))
    // The browser itself looks for a newer worker after a navigation; here it is asked to, so that nobody waits.
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect.poll(() => registrations(page)).toEqual([])
    await expect.poll(() => cacheNames(page)).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('data-untouched')
    await page.reload()
    await expect(page.getByRole('link', { name: NAME })).toBeVisible()
    expect(await registrations(page)).toEqual([])
  })
})

test.describe('after a deployment, without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  /** How often a document has been asked for in place of the page, the first time included. */
  function countLoads(page: Page): () => number {
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    return () => loads
  }

  /** The page has loaded what listens for missing parts. */
  const settled = (page: Page) => loaded(page, /after-load/)

  test('row 64: a part that is missing has the page loaded again, once', async ({ page, site }) => {
    const loads = countLoads(page)
    await page.goto('./blogs')
    await settled(page)
    await deployNextVersion(site.folder)
    await page.getByRole('link', { name: NAME }).click()
    await expect(page.locator('script[src$="-next.js"]')).toHaveCount(1)
    await expect(page.locator('.prose p').first()).toBeVisible()
    expect(loads()).toBe(2)
  })

  test('row 64: a part that the new version lacks, too, brings no reload', async ({ page, site }) => {
    const loads = countLoads(page)
    await page.goto('./blogs')
    await settled(page)
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: 'none' }))
    const lookedUp = () => page.waitForResponse((response) => response.url() === site.address + ADDRESS)
    const first = lookedUp()
    await page.getByRole('link', { name: NAME }).click()
    await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
    await first
    const second = lookedUp()
    await page.getByRole('button', { name: 'Retry' }).click()
    // By now the first look would have brought the reload.
    await second
    expect(loads()).toBe(1)
  })

  test('row 64: a page whose part is missing is opened by its document', async ({ page, site }) => {
    await page.route(/\/assets\/blog-page-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'none' }))
    await page.goto(`./${ADDRESS}`)
    await loaded(page, /blog-page/)
    const list = page.waitForRequest((request) => request.isNavigationRequest())
    await page.locator('main').getByRole('link', { name: 'All articles' }).click()
    expect((await list).url()).toBe(`${site.address}blogs`)
    await expect(page.getByRole('link', { name: NAME })).toBeVisible()
  })
})
