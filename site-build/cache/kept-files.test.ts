import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptFiles } from './kept-files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const only = () => join(folder, readdirSync(folder)[0]!)
/** What is kept for the key, and whether it had to be made. */
async function kept(...key: unknown[]) {
  let isMade = false
  const content = await keptFiles(folder).keep(key, () => {
    isMade = true
    return `made for ${key.join()}`
  })
  return { text: String(content), isMade }
}

test('makes a text once for each key', async () => {
  expect(await kept('a', 1)).toEqual({ text: 'made for a,1', isMade: true })
  expect(await kept('a', 1)).toEqual({ text: 'made for a,1', isMade: false })
  expect(await kept('a', 2)).toEqual({ text: 'made for a,2', isMade: true })
  expect(await kept('a,1')).toEqual({ text: 'made for a,1', isMade: true })
})

test('makes a text again whose file is a folder', async () => {
  await kept('a')
  const file = only()
  rmSync(file)
  mkdirSync(join(file, 'in'), { recursive: true })
  expect(await kept('a')).toEqual({ text: 'made for a', isMade: true })
  expect((await kept('a')).isMade).toBe(false)
})

test.each<[string, (text: string) => string]>([
  ['cut', (text) => text.slice(0, -1)],
  ['empty', () => ''],
  ['changed', (text) => text.replace('made', 'fade')],
  ['longer', (text) => `${text} `],
])('makes a text again whose file is %s', async (_, spoiled) => {
  await kept('a')
  writeFileSync(only(), spoiled(readFileSync(only(), 'utf8')))
  expect(await kept('a')).toEqual({ text: 'made for a', isMade: true })
  expect((await kept('a')).isMade).toBe(false)
})

test('does not use the file of another key', async () => {
  await kept('a')
  const file = readFileSync(only())
  rmSync(only())
  await kept('b')
  writeFileSync(only(), file)
  expect(await kept('b')).toEqual({ text: 'made for b', isMade: true })
})

test('does not use the file of another maker', async () => {
  keptFiles(folder, 'one').write(['a'], 'A')
  expect(keptFiles(folder, 'two').read(['a'])).toBeNull()
  expect(String(keptFiles(folder, 'one').read(['a']))).toBe('A')
})

test('forgets what a build neither read nor wrote', async () => {
  for (const key of ['a', 'b', 'c']) await kept(key)
  const files = keptFiles(folder)
  files.read(['a'])
  files.write(['c'], 'new')
  files.forgetOthers()
  expect(readdirSync(folder)).toHaveLength(2)
  expect(files.read(['b'])).toBeNull()
})
