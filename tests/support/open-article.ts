import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { answerCalls, text } from './answers.ts'

/** An article with contents, code and a picture, to which scripts add something. */
export const NAME = 'Why momentum overshoots'
export const ADDRESS = `./blogs/${encodeURIComponent(NAME)}`
export const PHONE = { width: 390, height: 844 }

export const SOURCE = readFileSync(`tests/fixtures/articles/${NAME}.md`, 'utf8')

/**
 * Opens the article and waits until its call has ended and the scripts have enhanced it. The prerendered text stays as it is;
 * the live text differs from it, so React renders it.
 */
export async function open(page: Page, kind: 'prerendered' | 'live' = 'prerendered'): Promise<void> {
  const isLive = kind === 'live'
  await answerCalls(page, isLive ? { article: text(`${SOURCE}\n\nPushed a minute ago.\n`) } : {})
  await page.goto(ADDRESS)
  await expect(page.getByRole('status')).toHaveText('')
  if (isLive) await expect(page.getByText('Pushed a minute ago.')).toBeAttached()
  await expect(page.locator('.copy').first()).toBeAttached()
}

/** The contents beside the text, or above it on a phone. */
export const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
