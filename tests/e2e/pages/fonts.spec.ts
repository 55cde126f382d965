import type { CDPSession, Page } from '@playwright/test'
import { openHome } from '#tests/support/home.ts'
import { ADDRESS } from '#tests/support/open-article.ts'
import { started } from '#tests/support/settle.ts'
import { expect, test } from '#tests/support/test.ts'

test('a Vietnamese word has one font, in a heading, in code and in a label', async ({ page }) => {
  await page.goto(ADDRESS)
  await started(page)
  const devtools = await inspect(page)
  for (const [selector, font] of [
    ['h1', 'Familjen Grotesk'],
    ['pre code', 'Geist Mono'],
    ['article time', 'Geist Mono'],
  ] as const) {
    await page.locator(selector).evaluateAll((elements) => {
      for (const element of elements) element.textContent = 'Nguyễn Trần Đức Ứng dụng'
    })
    await expect.poll(() => fontsOf(devtools, selector), selector).toEqual([font])
  }
})

test('arrows have the fonts of the site or are drawn, because phones show some as coloured pictures', async ({
  page,
}) => {
  const devtools = await inspect(page)
  await openHome(page, 'projects')
  const controls = ':is(header, #projects) :is(a, button)'
  await expect.poll(() => fontsOf(devtools, controls)).toEqual(['Familjen Grotesk', 'Geist Mono'])
  await page.goto(ADDRESS)
  await page.locator('[data-footnote-backref]').first().scrollIntoViewIfNeeded()
  await expect.poll(() => fontsOf(devtools, '[data-footnote-backref]')).toEqual(['Familjen Grotesk'])
})

async function inspect(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  return devtools
}

/** The names of the fonts in which the text of some elements is drawn. */
async function fontsOf(devtools: CDPSession, selector: string): Promise<string[]> {
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const ofElements = nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId }))
  const names = (await Promise.all(ofElements)).flatMap(({ fonts }) =>
    fonts.map(({ familyName }) => familyName),
  )
  return [...new Set(names)].toSorted()
}
