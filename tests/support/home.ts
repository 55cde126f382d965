import { expect, type Page } from '@playwright/test'

export type Stop = 'hero' | 'about' | 'projects' | 'skills'

/** How long a step shuts out the next one, with a margin for the machine, in ms (STAGE-4). */
export const AFTER_LOCK = 1_080

/** Opens the home page and waits until the stage is live. */
export async function openHome(page: Page, fragment = ''): Promise<void> {
  await page.goto(fragment === '' ? './' : `./#${fragment}`)
  await expect(page.locator('html')).toHaveAttribute('data-stage', 'live')
}

/** Waits until exactly this stop is on show. */
export async function expectStop(page: Page, stop: Stop): Promise<void> {
  await expect(page.locator('[data-stop][data-current]')).toHaveAttribute('data-stop', stop)
  for (const section of ['about', 'projects', 'skills'] as const) {
    const content = page.locator(`#${section} h2`)
    if (section === stop) await expect(content).toBeVisible()
    else await expect(content).not.toBeVisible()
  }
}

/** The stop on show right now, without waiting for another. */
export async function stopNow(page: Page): Promise<string | null> {
  return page.locator('[data-stop][data-current]').getAttribute('data-stop')
}
