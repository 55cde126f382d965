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

/** The problems of the open page on a desktop in dark and on a phone in light, which it then has. */
export async function findingsInBothLooks(page: Page, part?: string): Promise<unknown[]> {
  const looks = [
    { width: 1440, height: 900, colorScheme: 'dark' },
    { width: 390, height: 844, colorScheme: 'light' },
  ] as const
  const all: unknown[] = []
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    for (const finding of await findings(page, part)) all.push({ width, colorScheme, finding })
  }
  return all
}
