import type { Page } from '@playwright/test'
import { drawn } from '#tests/support/settle.ts'
import { openQuietly, searchableWord } from './open-quietly.ts'

/** Submits every form of a page as the key of a phone does, with a word in each field. Returns a sentence for each that does nothing. */
export async function submitEveryForm(page: Page, address: string): Promise<string[]> {
  const complaints: string[] = []
  await openQuietly(page, address)
  const forms = page.locator('form:visible')
  const count = await forms.count()
  for (let index = 0; index < count; index += 1) {
    if (index > 0) await openQuietly(page, address)
    const form = forms.nth(index)
    await form
      .locator('input:visible')
      .first()
      .fill(await searchableWord(page))
    await drawn(page)
    const sent = page.waitForRequest((request) => request.isNavigationRequest(), { timeout: 5_000 })
    await form.evaluate((element) => (element as HTMLFormElement).requestSubmit())
    await sent.catch(() => complaints.push(`${address}: form ${index + 1} is not sent`))
  }
  return complaints
}
