import { readdirSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { openCache } from './build-cache.ts'

let folder = ''
beforeEach(() => void (folder = temporaryFolder()))

/** The result for the key, and whether it had to be made. */
async function resultOf(...key: unknown[]) {
  let isMade = false
  const content = await openCache(folder).getOrMake(key, () => {
    isMade = true
    return `made for ${key.join()}`
  })
  return { text: String(content), isMade }
}

test('makes a text once for each key', async () => {
  expect(await resultOf('a', 1)).toEqual({ text: 'made for a,1', isMade: true })
  expect(await resultOf('a', 1)).toEqual({ text: 'made for a,1', isMade: false })
  expect(await resultOf('a', 2)).toEqual({ text: 'made for a,2', isMade: true })
  expect(await resultOf('a,1')).toEqual({ text: 'made for a,1', isMade: true })
})

test('removes results that a build neither read nor wrote', async () => {
  for (const key of ['a', 'b', 'c']) await resultOf(key)
  const files = openCache(folder)
  files.read(['a'])
  files.write(['c'], 'new')
  files.dropUnused()
  expect(readdirSync(folder)).toHaveLength(2)
  expect(files.read(['b'])).toBeNull()
})
