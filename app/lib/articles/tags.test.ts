import { expect, test } from 'vitest'
import { readFrontmatter } from '#markdown/frontmatter/read-frontmatter.ts'
import { tagKey } from './tags.ts'

test('every tag has a different key, which is safe for hosts and file systems', () => {
  const tags = 'C++|c|C#|C/C++|100%|hành trình|模型|a-b|a b|a_b|a~b|..|index'.split('|')
  const keys = tags.map(tagKey)
  expect(new Set(keys).size).toBe(tags.length)
  for (const key of keys) expect(key).toMatch(/^[\p{L}\p{M}\p{N}_~-]+$/u)
  expect(keys).toContain('c~2b~2b')
  expect(keys).toContain('hành_trình')
  expect(keys).not.toContain('index')
})

test('tags that differ only in case or in Unicode normalisation are one tag', () => {
  expect(tagKey('LLM')).toBe(tagKey('llm'))
  expect(tagKey('hành trình'.normalize('NFD'))).toBe(tagKey('Hành trình'))
})

test('the key of every valid tag is a file name on all file systems, also with endings', () => {
  const signs = ['\u0958', '→', '😀', '\u{10ffff}', '\u{1d160}', '+', 'İ', '\u07ff', 'Ⱥ', '\u1fb7']
  const tags = signs.flatMap((sign) => Array.from({ length: 50 }, (_, length) => sign.repeat(length + 1)))
  const valid = tags.flatMap((tag) => readFrontmatter(`tags: [${JSON.stringify(tag)}]`)?.fields.tags ?? [])
  expect(valid.filter((tag) => Buffer.byteLength(tagKey(tag)) > 240)).toEqual([])
})
