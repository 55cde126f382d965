import type { BrowserContext, Page } from '@playwright/test'
import { type DeployedSite, deploySite } from './site/deployed-site.ts'
import type { VariantName } from './site/variants.ts'
import { expect, test as base } from './test.ts'

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

/** Expects the failure, and the copy of an article below it. */
export async function expectCopy(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(ARTICLE_FAILED)
  await expect(page.getByText('Saved copy from')).toBeVisible()
  await expect(page.locator('.prose p').first()).toBeVisible()
}

/** The scopes of the registered workers, the names of their caches, and the addresses of all cached answers. */
export const offlineState = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    const names = await caches.keys()
    const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return {
      scopes: registrations.map(({ scope }) => scope),
      caches: names.filter((name) => name.startsWith('offline ')),
      addresses: cached.flat().map(({ url }) => url),
    }
  })
