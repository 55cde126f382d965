import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'
import { settle } from './settle.ts'

/**
 * What axe finds wrong with the page once it is at rest: the rules, each with the elements that break it.
 *
 * @param part a selector, to look at no more than that
 */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  await settle(page)
  return findingsIn(page.mainFrame(), part)
}

/** The same of a part of one frame, as it is now, without the frames in it. */
export async function findingsIn(frame: Frame, part: string): Promise<string[]> {
  if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axe.source)
  return frame.evaluate(async (selector) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    // Selectors for each element that passes, which nobody reads here, would be most of the work.
    const { violations } = await run(selector, {
      resultTypes: ['violations'],
      selectors: false,
      iframes: false,
    })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  }, part)
}

/** The findings in both windows and both themes, one after the other in the open page. */
export async function findingsInEveryLook(page: Page): Promise<unknown[]> {
  const window = page.viewportSize()
  const found: unknown[] = []
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const look = `${width} px, ${colorScheme}`
      found.push(...(await findings(page)).map((finding) => ({ look, finding })))
    }
  }
  if (window) await page.setViewportSize(window)
  return found
}
