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
