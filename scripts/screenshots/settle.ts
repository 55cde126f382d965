import type { Page } from '@playwright/test'

/**
 * Waits for fonts and until the page has nothing to do, and finishes all animations.
 *
 * @param pending whether a call of the page is never answered
 */
export async function settle(page: Page, pending = false): Promise<void> {
  if (pending) await page.getByText('Loading...').waitFor()
  else await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve))
    for (const animation of document.getAnimations()) {
      // Endless animations cannot be finished.
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
      else animation.finish()
    }
  })
}
