import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { openCache } from './build-cache.ts'

test('stores a result for each key, until a build has neither read nor written it', () => {
  const folder = temporaryFolder()
  const keys = [['a', 1], ['a', 2], ['a,1']]
  const first = openCache(folder)
  for (const key of keys) first.write(key, key.join('/'))
  const second = openCache(folder)
  expect(keys.slice(0, 2).map((key) => second.read(key))).toEqual(['a/1', 'a/2'])
  expect(second.read(['b'])).toBeUndefined()
  second.dropUnused()
  expect(readdirSync(folder)).toHaveLength(2)
  expect(openCache(folder, 'other code').read(keys[0]!)).toBeUndefined()
})
