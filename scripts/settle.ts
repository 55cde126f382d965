import type { Page } from '@playwright/test'

/**
 * Brings whatever moves on arrival to its end, and waits for fonts: what is left is what a visitor looks at.
 *
 * @param pending a call of the page is never answered, so that nobody waits for it
 */
export async function settle(page: Page, pending = false): Promise<void> {
  await page.waitForLoadState(pending ? 'load' : 'networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const animation of document.getAnimations()) {
      // One that never ends has no end to go to.
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
      else animation.finish()
    }
  })
}
