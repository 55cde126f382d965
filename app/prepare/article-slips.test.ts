import { expect, test } from 'vitest'
import { articleSlips, fieldLine } from './article-slips.ts'

test('lines are those of the file, also below a block', async () => {
  const slips = await articleSlips('---\ntags: a, b\n---\n\n[a](A file.md)', 0)
  expect(slips.map(({ line, field }) => [line, field])).toEqual([
    [2, 'tags'],
    [5, 'link'],
  ])
})

test('a field is found by its line of the file', () => {
  expect(fieldLine('---\ntitle: A\ncover: a.png\n---\nText', 'cover')).toBe(3)
})

test('a block of TOML is told, and dashes are none', async () => {
  expect(await articleSlips('+++\ntitle = "A"\n+++\n\nText', 0)).toEqual([
    { line: 1, field: null, expected: expect.stringContaining('three dashes'), found: expect.any(String) },
  ])
  expect(await articleSlips('---\ntitle: A\n---\n\nText +++', 0)).toEqual([])
})
