import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { deploySite, type DeployedSite } from '#tests/support/site/deployed-site.ts'
import { expect, expectSlowly, test as base } from './test.ts'
import type { VariantName } from '#tests/support/site/variants.ts'

/** An article of the site: its name, and its address below the site's address. */
export const NAME = 'Backpropagation by hand'
export const ADDRESS = 'blogs/Backpropagation%20by%20hand'
/** LIST-3 and ART-2, to the letter. */
export const LIST_FAILED = 'Failed to fetch articles'
export const ARTICLE_FAILED = 'Failed to fetch article'

/** The `test` of specs about the service worker: each test has its own host. */
export const test = base.extend<{ deployed: VariantName; site: DeployedSite }>({
  deployed: ['default', { option: true }],
  site: async ({ deployed }, use) => {
    const site = await deploySite(deployed)
    await use(site)
    await site.remove()
  },
  baseURL: async ({ site }, use) => use(site.address),
  serviceWorkers: 'allow',
  tolerated: [[/Failed to load resource/], { scope: 'test' }],
})

export { expect, expectSlowly }

/** Opens a page and waits until the worker controls it. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

/** Disconnects the browser and cuts off the host. */
export async function goOffline(context: BrowserContext, site: DeployedSite): Promise<void> {
  await site.cut()
  await context.setOffline(true)
  // Playwright's emulation of `navigator.onLine` ends with the next document.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false, configurable: true }),
  )
}

/** Reconnects both, and notifies the open page. */
export async function goOnline(page: Page, site: DeployedSite): Promise<void> {
  await site.restore()
  await page.context().setOffline(false)
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true, configurable: true })
    dispatchEvent(new Event('online'))
  })
}

/** The file that answers the live call for an article. */
export const liveFile = (site: DeployedSite, name: string) =>
  join(site.folder, 'github/raw/site/site/main/articles', `${name}.md`)

/** The scopes of the workers that the browser has registered. */
export const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope))
/** The names of the worker's caches. */
export const cacheNames = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('offline ')))

/** The addresses of all cached answers. */
export const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => url)
  })
