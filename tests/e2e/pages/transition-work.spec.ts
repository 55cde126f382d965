import { started } from '#tests/support/settle.ts'
import { PHONE } from '#tests/support/open-article.ts'
import { expect, test } from '#tests/support/test.ts'

const ARTICLE = 'Why momentum overshoots'

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: PHONE })

test('a view transition does not restyle the page', async ({ page, browser }) => {
  await page.goto(`./blogs/${encodeURIComponent(ARTICLE)}`)
  await started(page)
  const count = await page.locator('*').count()
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate(() => document.startViewTransition(() => {}).finished)
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const updates = trace.traceEvents.filter(({ name }) => name === 'UpdateLayoutTree')
  const restyled = updates.map(({ args }) => args.elementCount ?? 0)
  expect(restyled.length).toBeGreaterThan(0)
  expect(Math.max(...restyled)).toBeLessThan(count / 4)
})

type TraceEvent = { name: string; args: { elementCount?: number } }
