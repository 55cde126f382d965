import { readFileSync } from 'node:fs'
import { buildFolders } from '#site-build/build-folders.ts'
import { readManifest } from '#site-build/files/documents/document-assets.ts'
import { expect, test } from '#tests/support/test.ts'
import { VARIANTS } from '#tests/support/site/variants.ts'
import { weighSite } from '#tests/support/site/weigh-site.ts'

const { folder } = VARIANTS.default
const { comment: _comment, ...budgets } = JSON.parse(readFileSync('budgets.json', 'utf8')) as Record<
  string,
  number
>

test('the site of the fixtures stays within budgets.json', () => {
  const weights = weighSite(folder, readManifest(buildFolders(folder).server))
  console.log(
    Object.entries(weights)
      .map(([part, bytes]) => `${part}: ${bytes} of ${budgets[part]} bytes`)
      .join('\n'),
  )
  expect(Object.keys(weights)).toEqual(Object.keys(budgets))
  expect(Object.entries(weights).filter(([part, bytes]) => bytes > budgets[part]!)).toEqual([])
})
