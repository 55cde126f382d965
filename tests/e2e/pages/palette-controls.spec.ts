import type { Page } from '@playwright/test'
import { openQuietly } from '#tests/support/controls/open-quietly.ts'
import { pressUntilEffect } from '#tests/support/controls/press.ts'
import { visibleControls } from '#tests/support/controls/visible-controls.ts'
import { PHONE } from '#tests/support/open-article.ts'
import { expect, test, UNANSWERED } from '#tests/support/test.ts'

test.use({ tolerated: [UNANSWERED], permissions: ['clipboard-read', 'clipboard-write'] })

// The page is opened for each control.
test.describe.configure({ timeout: 300_000 })

const SHORTCUTS = { default: 'Keyboard shortcuts', abroad: 'اختصارات لوحة المفاتيح' }

for (const variant of ['default', 'abroad'] as const)
  test.describe(`the site "${variant}"`, () => {
    test.use({ variant })
    for (const viewport of [{ width: 1440, height: 900 }, PHONE])
      test(`every control of the palette does something at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await pressEach(page, () => openPalette(page))
        await pressEach(page, () => openShortcuts(page, SHORTCUTS[variant]))
      })
  })

/** Presses each control of a dialog, which is opened afresh for it. */
async function pressEach(page: Page, openDialog: () => Promise<void>): Promise<void> {
  await openDialog()
  const controls = await visibleControls(page)
  expect(controls.length).toBeGreaterThan(1)
  for (const control of controls) {
    await openDialog()
    expect.soft(control.kind, control.name).not.toBe('unknown')
    // The option below the mouse becomes the active one, which is no effect of the press.
    await page.locator(control.selector).hover()
    expect.soft(await pressUntilEffect(page, control), control.name).not.toBe('nothing')
  }
}

async function openPalette(page: Page): Promise<void> {
  await openQuietly(page, './')
  await page.locator('button[aria-haspopup="dialog"]').click()
  await expect(page.getByRole('combobox')).toBeFocused()
}

async function openShortcuts(page: Page, name: string): Promise<void> {
  await openPalette(page)
  await page.getByRole('option', { name }).click()
  await expect(page.getByRole('checkbox')).toBeVisible()
}
