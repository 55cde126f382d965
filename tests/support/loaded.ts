import { expect, type Page } from '@playwright/test'

/** Waits until the page has loaded a part of the site, by a piece of its address. */
export async function loaded(page: Page, part: RegExp): Promise<void> {
  const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(async () => (await names()).some((name) => part.test(name))).toBe(true)
}
