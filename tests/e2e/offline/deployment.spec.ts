import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { held, text } from '#tests/support/answers.ts'
import {
  ADDRESS,
  ARTICLE_FAILED,
  goOffline,
  LIST_FAILED,
  NAME,
  offlineState,
  test,
  visit,
} from '#tests/support/offline-site.ts'
import { started } from '#tests/support/settle.ts'
import { deployNextVersion, liveFile } from '#tests/support/site/deployed-site.ts'
import { VARIANTS } from '#tests/support/site/variants.ts'
import { expect } from '#tests/support/test.ts'

/** How many live answers the browser has stored. */
const storedAnswers = async () => (await (await caches.open('offline / answers')).keys()).length

const nextVersion = (page: Page) => page.locator('script[data-modules*="-next.js"]')

test.describe('after a deployment', () => {
  test.use({ tolerated: [/Failed to load resource|bad HTTP response code \(404\)/] })

  test('row 64, row 65: tabs of two versions work side by side', async ({ page, context, site }) => {
    await visit(page, './blogs')
    await page.evaluate(() => document.documentElement.setAttribute('data-untouched', ''))
    deployNextVersion(site.folder)
    // An article that is newer than both builds needs modules that the host no longer has for the older tab.
    writeFileSync(liveFile(site, 'Anew'), 'Written **anew**.')
    const newer = await context.newPage()
    await newer.goto(`${site.address}blogs/Anew`)
    await expect(newer.locator('.prose')).toHaveText('Written anew.')
    await expect(nextVersion(newer)).toHaveCount(1)
    const waiting = () =>
      newer.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)
    await expect.poll(waiting).toBe('installed')

    await expect(page.locator('html')).toHaveAttribute('data-untouched')
    await page.getByRole('link', { name: NAME }).click()
    await expect(page.locator('.prose p').first()).toBeVisible()

    // A navigation while the browser changes workers can hang for as long as the test, so it comes afterwards.
    const next = await context.newPage()
    const devTools = await context.newCDPSession(next)
    const replaced = new Promise((resolve) => {
      devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        if (versions.some(({ status }) => status === 'redundant')) resolve(versions)
      })
    })
    await devTools.send('ServiceWorker.enable')
    await page.close()
    await newer.close()
    await replaced
    await next.goto(site.address)
    await expect.poll(() => next.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    await goOffline(context, site)
    await next.goto(`${site.address}blogs`)
    await expect(next.getByRole('alert')).toHaveText(LIST_FAILED)
    await expect(nextVersion(next)).toHaveCount(1)
  })

  test('row 65: a site that no longer works offline removes the worker and all that is stored', async ({
    page,
    site,
  }) => {
    await visit(page, `./${ADDRESS}`)
    await expect.poll(() => page.evaluate(storedAnswers)).toBe(1)
    await page.evaluate(async () =>
      (await caches.open('last-answers')).put('/', new Response('before 2.0.0')),
    )
    expect((await offlineState(page)).scopes).toHaveLength(1)
    for (const entry of readdirSync(site.folder)) rmSync(join(site.folder, entry), { recursive: true })
    cpSync(VARIANTS.online.folder, site.folder, { recursive: true })
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto('./blogs')
    await expect.poll(() => offlineState(page)).toMatchObject({ scopes: [], addresses: [] })
    await page.reload()
    await expect(page.getByRole('status')).toHaveText('')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    expect(requested).not.toContain('/sw.js')
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })
})

test.describe('after a deployment, without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('row 64: reloads once if a deployment has removed a part of the page, else never', async ({
    page,
    site,
  }) => {
    let loads = 0
    page.on('request', (request) => {
      loads += Number(request.isNavigationRequest())
    })
    const live = held(text('Written **anew**.'))
    // Not the pictures, which this site has at the addresses of the repository.
    await page.route(/\/github\/raw\/.*\.md$/, live.answer)
    await page.goto(`./${ADDRESS}`)
    await started(page)
    const missing = /\/format-changed-article[^/]*\.js$/
    await page.route(missing, async (route) => {
      // The page stores the live text meanwhile, and would otherwise sometimes find none.
      await expect.poll(() => page.evaluate(storedAnswers)).toBe(1)
      await route.abort()
    })
    let lookups = 0
    page.on('response', (response) => {
      lookups += Number(response.request().method() === 'HEAD')
    })
    const retry = () => page.getByRole('button', { name: 'Retry' }).click()
    // The live text needs the module, and so does the stored one: the page looks twice whether its own modules are still there.
    for (const [call, all] of [
      [async () => live.letGo(), 2],
      [retry, 4],
    ] as const) {
      await call()
      await expect.poll(() => lookups).toBe(all)
      await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
    }
    expect(loads).toBe(1)
    await page.unroute(missing)
    deployNextVersion(site.folder)
    await retry()
    await expect(nextVersion(page)).toHaveCount(1)
    await expect(page.locator('.prose')).toHaveText('Written anew.')
    expect(loads).toBe(2)
  })

  test('row 64: reloads once when a deployment has removed the palette', async ({ page, site }) => {
    await page.goto('./')
    await started(page)
    deployNextVersion(site.folder)
    await page.getByRole('button', { name: 'Search and commands' }).click()
    await expect(nextVersion(page)).toHaveCount(1)
    await page.route(/palette-dialog/, (route) => route.abort())
    await started(page)
    await page.getByRole('button', { name: 'Search and commands' }).click()
    await expect(page.getByRole('alert')).toHaveText(/The search could not be loaded\./)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test.describe('without its modules', () => {
    test.use({ tolerated: [/Failed to load resource|Failed to fetch dynamically imported module/] })

    test('row 64: reloads a document whose modules are gone once', async ({ page }) => {
      let loads = 0
      page.on('request', (request) => {
        loads += Number(request.isNavigationRequest())
      })
      await page.route(/\/assets\/entry-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'none' }))
      // The page throws the error only if it does not reload.
      const failed = page.waitForEvent('pageerror')
      await page.goto('./blogs')
      await failed
      expect(loads).toBe(2)
    })
  })
})
