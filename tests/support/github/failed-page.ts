import { expect, type Page } from '@playwright/test'
import type { GithubHosts } from './github-hosts.ts'
import { LIMITED_ADDRESS } from './faults.ts'
import type { Host } from '#tests/support/hosts/start-host.ts'
import { SAVED } from './live-site.ts'

/** The two pages that call GitHub. */
export type Kind = 'list' | 'article'

/** The host that a page calls. */
export const hostOf = (github: GithubHosts, kind: Kind): Host => (kind === 'list' ? github.api : github.raw)

/** LIST-3 and ART-2, to the letter. */
const RED = { list: 'Failed to fetch articles', article: 'Failed to fetch article' } as const

export const ADDRESS = { list: './blogs', article: `./blogs/${encodeURIComponent(SAVED)}` } as const

/** The saved copy or the live answer: both have the same content. */
async function expectContent(page: Page, kind: Kind): Promise<void> {
  if (kind === 'list') await expect(page.getByRole('link', { name: SAVED })).toBeVisible()
  else await expect(page.locator('.prose > p').nth(5)).toBeVisible()
}

/**
 * Expects the page of every fault (SAVE-1): the exact red text without `Loading...`, the saved copy with its date, a Retry
 * button and the site's header, and no part of the host's answer.
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

/** Expects the page after a successful call: no failure and no saved copy. */
export async function expectWell(page: Page, kind: Kind): Promise<void> {
  await expect(page.getByRole('status')).toHaveText('')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(/^Saved copy/)).toHaveCount(0)
  await expectContent(page, kind)
}

export async function retry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Retry' }).click()
}
