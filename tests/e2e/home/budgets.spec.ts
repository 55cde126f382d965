import { overBudget, weighSite } from '#site-build/budgets.ts'
import { openCache } from '#site-build/cache/build-cache.ts'
import { readManifest } from '#site-build/documents/document-assets.ts'
import { buildFolders } from '#site-build/build-folders.ts'
import { site } from '#tests/fixtures/site.ts'
import { expect, test } from '#tests/support/test.ts'
import { VARIANTS } from '#tests/support/site/variants.ts'

const { folder } = VARIANTS.default
const manifest = () => readManifest(buildFolders(folder).server)

test('the site of the fixtures stays within budgets.json', async () => {
  const cache = openCache('build/cache/kept/tests')
  const weights = await weighSite(folder, manifest(), 'budgets.json', site, cache)
  expect(overBudget(weights)).toEqual([])
})
