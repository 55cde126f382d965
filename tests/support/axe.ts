import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Waits until everything that moves on arrival has come to rest: axe reads the colours of what is half faded in. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    // What scrolling moves is never finished.
    const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
    await Promise.all(timed.map((animation) => animation.finished.catch(() => undefined)))
  })
}

/** What axe finds wrong with the page once it has settled: the rules, each with the elements that break it. */
export async function findings(page: Page): Promise<string[]> {
  await settle(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
