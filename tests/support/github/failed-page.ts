import { expect, type Page } from '@playwright/test'
import type { Counterpart } from './counterpart.ts'
import { LIMITED_ADDRESS } from './faults.ts'
import type { Host } from './host.ts'
import { SAVED } from './live-site.ts'

/** The two pages that ask GitHub. */
export type Kind = 'list' | 'article'

/** The host that a page asks. */
export const hostOf = (github: Counterpart, kind: Kind): Host => (kind === 'list' ? github.api : github.raw)

/** LIST-3 and ART-2, to the letter. */
const RED = { list: 'Failed to fetch articles', article: 'Failed to fetch article' } as const

export const ADDRESS = { list: './blogs', article: `./blogs/${encodeURIComponent(SAVED)}` } as const

/** What the page shows of its saved copy, or of the live answer, which is the same. */
async function expectContent(page: Page, kind: Kind): Promise<void> {
  if (kind === 'list') await expect(page.getByRole('link', { name: SAVED })).toBeVisible()
  else await expect(page.locator('.prose > p').nth(5)).toBeVisible()
}

/**
 * What a visitor has in every row of the fault table (SAVE-1): the exact red text, no `Loading...` beside it, the saved
 * copy with its date, a Retry button, the site's header, and nothing of what the host said.
 */
export async function expectFailed(page: Page, kind: Kind): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(RED[kind])
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page.getByText(/^Saved copy from \d{1,2} [A-Z][a-z]+ 20\d\d$/)).toBeVisible()
  await expectContent(page, kind)
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeVisible()
  await expect(page.getByText('Unicorn')).toHaveCount(0)
  await expect(page.getByText(LIMITED_ADDRESS)).toHaveCount(0)
}

/** The page after a call that succeeded: nothing is said to have failed. */
export async function expectWell(page: Page, kind: Kind): Promise<void> {
  await expect(page.getByRole('status')).toHaveText('')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(/^Saved copy/)).toHaveCount(0)
  await expectContent(page, kind)
}

export async function retry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Retry' }).click()
}
