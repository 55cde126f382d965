import { expect, test } from 'vitest'
import { tagKey } from './tags.ts'

test('every tag has a different key, which is safe for hosts and file systems', () => {
  const tags = [
    'C++',
    'c',
    'C#',
    'C/C++',
    '100%',
    'hành trình',
    '模型',
    'a-b',
    'a b',
    'a_b',
    'a~b',
    '..',
    '.',
    'index',
  ]
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
