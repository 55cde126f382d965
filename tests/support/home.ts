import { expect, type Page } from '@playwright/test'
import { drawn } from './settle.ts'

type Section = 'hero' | 'about' | 'projects' | 'skills'

/** Opens the home page and waits until the stage is live. */
export async function openHome(page: Page, fragment = ''): Promise<void> {
  await page.goto(fragment === '' ? './' : `./#${fragment}`)
  await expect(page.locator('html')).toHaveAttribute('data-section')
}

/** Waits until exactly this section is on show. */
export async function expectSection(page: Page, shown: Section): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-section', shown)
  for (const section of ['about', 'projects', 'skills'] as const)
    await expect(page.locator(`#${section} h2`)).toBeVisible({ visible: section === shown })
}

/** The section on show once everything that has been sent to the page is drawn. */
export async function sectionNow(page: Page): Promise<string | undefined> {
  await drawn(page)
  return page.evaluate(() => document.documentElement.dataset['section'])
}

/** Presses a key until the lock of the last step is over and the section is on show (STAGE-4). */
export async function stepTo(page: Page, key: string, section: Section): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key)
    expect(await sectionNow(page)).toBe(section)
  }).toPass({ intervals: [100] })
  await expectSection(page, section)
}
