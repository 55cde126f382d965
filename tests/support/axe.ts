import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settle } from './settle.ts'

/**
 * What axe finds wrong with the page once it is at rest: the rules, each with the elements that break it.
 *
 * @param part a selector, to look at no more than that: looking costs a second of processor time a page
 */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  await settle(page)
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
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
