import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
  expect(second.failure()).toBeNull()
})

test('stores bytes as they are, also for other code', () => {
  const folder = temporaryFolder()
  const bytes = Buffer.from([0, 255, 10, 13])
  openCache(folder, 'some code').writeBytes(['picture', 1], bytes)
  const cache = openCache(folder, 'other code')
  expect(cache.readBytes(['picture', 1])).toEqual(bytes)
  expect(cache.readBytes(['picture', 2])).toBeUndefined()
})

const KEY = ['text', 'One']
const RESULT = { html: '<p>One</p>', checked: [] }

test.each<[damage: string, change: (written: string) => string]>([
  ['is cut short', (written) => written.slice(0, -1)],
  ['is empty', () => ''],
  ['has other JSON', () => '{"html":"<p>Two</p>"}'],
  ['has other JSON of the same length', (written) => written.replace('One', 'Two')],
  ['has bytes that are not UTF-8', (written) => written.replace('One', 'O\uFFFDe')],
  ['has something after its end', (written) => `${written} `],
])('makes a result again when its file %s', (_, change) => {
  const folder = temporaryFolder()
  openCache(folder).write(KEY, RESULT)
  const file = join(folder, readdirSync(folder)[0]!)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  const cache = openCache(folder)
  expect(cache.read(KEY)).toBeUndefined()
  cache.write(KEY, RESULT)
  expect(openCache(folder).read(KEY)).toEqual(RESULT)
})

test('keeps results in memory when their folder cannot be made', () => {
  const cache = openCache(join(temporaryFolder({ file: '' }), 'file'))
  cache.write(KEY, RESULT)
  expect(cache.read(KEY)).toEqual(RESULT)
  cache.dropUnused()
  expect(cache.failure()).toContain('EEXIST')
})

test('keeps results in memory when the disk fails later, and not the older ones of the folder', () => {
  const folder = temporaryFolder()
  openCache(folder).write(KEY, 'old')
  const cache = openCache(folder)
  // As on a full disk, the new file cannot be written.
  const file = readdirSync(folder)[0]!
  mkdirSync(join(folder, `${file}.new`))
  cache.write(KEY, RESULT)
  expect(cache.read(KEY)).toEqual(RESULT)
  expect(cache.failure()).toContain('EISDIR')
})
