import { overBudget, weighSite } from '#site-build/budgets.ts'
import { keptFiles } from '#site-build/cache/kept-files.ts'
import { expect, test } from '#tests/support/test.ts'
import { VARIANTS } from '#tests/support/site/variants.ts'

const { folder, base } = VARIANTS.default

test('the site of the fixtures weighs no more than budgets.json allows', async () => {
  expect(
    overBudget(await weighSite(folder, 'budgets.json', base, keptFiles('build/cache/kept/tests'))),
  ).toEqual([])
})
