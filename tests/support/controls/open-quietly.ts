import { expect, type Page } from '@playwright/test'
import { drawn, started } from '#tests/support/settle.ts'

/** Opens a page, and waits until it does nothing by itself any more. */
export async function openQuietly(page: Page, address: string): Promise<void> {
  const openAfresh = async () => {
    // A fragment of the address, or the state of the last press, would otherwise be kept.
    await page.goto('about:blank')
    await page.goto(address)
  }
  // A form that was sent a moment ago leads to another document only now, and that interrupts the first attempt.
  await expect(openAfresh).toPass()
  if ((await page.locator('script[data-modules]').count()) > 0) await started(page)
  await page
    .getByRole('status')
    .filter({ hasText: /^(Loading|جارٍ)/ })
    .first()
    .waitFor({ state: 'detached' })
  await drawn(page)
}

/** A word that the search on show finds: of an option of the open command palette, or of a title in the list. */
export async function searchableWord(page: Page): Promise<string> {
  const options = await page.getByRole('option').allTextContents()
  const texts = options.length > 0 ? options : await page.locator('main li a').allTextContents()
  return /[\p{L}\p{M}]{4,}/u.exec(texts.join(' '))?.[0] ?? 'blog'
}
