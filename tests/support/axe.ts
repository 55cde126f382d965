import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'
import { settle } from './settle.ts'

/**
 * The problems that axe finds on the page once nothing moves: a line for each broken rule, with the elements that break it.
 *
 * @param part a selector of the only element to check
 */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  await settle(page)
  return findingsIn(page.mainFrame(), part)
}

/** The problems in a part of one frame as it is now, without its inner frames. */
export async function findingsIn(frame: Frame, part: string): Promise<string[]> {
  if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axe.source)
  return frame.evaluate(async (selector) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    // Computing a selector for each element would take most of the time, and is not needed.
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

/** The problems of the open page on a desktop and a phone, in both themes. */
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
