import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf, problemsOf } from '#tests/support/read-block.ts'
import { tries } from '#tests/support/tries.ts'
import { readFrontmatter } from './read-frontmatter.ts'

test('every field is read', () => {
  const block = [
    'title: "Momentum: what it remembers"',
    'description: >',
    '  Why it overshoots',
    '  and gets there first.',
    'date: 2026-09-18',
    'updated: 2026-10-03T08:00:00Z',
    'tags: [optimizers, PyTorch]',
    'draft: false',
    'cover: images/a map.png',
    'lang: EN-gb',
    'canonical: https://Example.com/a',
  ].join('\n')
  expect(readFrontmatter(block)).toEqual({
    fields: {
      title: 'Momentum: what it remembers',
      description: 'Why it overshoots and gets there first.',
      date: Date.UTC(2026, 8, 18),
      updated: Date.UTC(2026, 9, 3, 8),
      tags: ['optimizers', 'PyTorch'],
      draft: false,
      cover: 'images/a map.png',
      lang: 'en-GB',
      canonical: 'https://example.com/a',
    },
    problems: [],
    unknown: [],
  })
})

test('a field without a value is as good as none, and one that means nothing here is named', () => {
  expect(readFrontmatter('title:\nlayout: post\nauthor: me')).toEqual({
    fields: {},
    problems: [],
    unknown: ['layout', 'author'],
  })
})

test('what is written stays text: a title of digits, a tag that looks like a number', () => {
  expect(fieldsOf('title: 1984\ntags: [1, 2.50, null]')).toEqual({
    title: '1984',
    tags: ['1', '2.50', 'null'],
  })
})

test('one tag needs no list, and the same tag twice is one', () => {
  expect(fieldsOf('tags: gpu')).toEqual({ tags: ['gpu'] })
  expect(fieldsOf('tags:\n  - gpu\n  - cpu\n  - gpu')).toEqual({ tags: ['gpu', 'cpu'] })
})

test('what stands in words that are read by machines is text: no control characters, no halves of pairs', () => {
  expect(fieldsOf('title: "A\\0B\\x1BC\\uD800D 😀"')).toEqual({ title: 'A B C D 😀' })
})

test('a block is refused for its size, or its depth, and says how much is allowed', () => {
  expect(problemsOf(`title: ${'x'.repeat(9_993)}`)).toEqual([])
  expect(problemsOf(`title: ${'x'.repeat(9_994)}`)?.[0]).toMatchObject({
    expected: expect.stringContaining('10,000 characters'),
    found: '10,001 characters',
  })
  const nested = (levels: number) => `title: ${'['.repeat(levels)}${']'.repeat(levels)}`
  expect(problemsOf(nested(7))?.[0]).toMatchObject({ field: 'title' })
  expect(problemsOf(nested(8))?.[0]).toMatchObject({ field: null })
})

test('a block that is no YAML is reported with its line, and still keeps a draft back', () => {
  expect(readFrontmatter('title: A\ntags: [a, b\ndraft: true\n')).toEqual({
    fields: { draft: true },
    problems: [
      {
        line: expect.any(Number),
        field: null,
        expected: expect.stringContaining('YAML'),
        found: expect.any(String),
      },
    ],
    unknown: [],
  })
  expect(problemsOf('title: Momentum: a memory')?.[0]).toMatchObject({ line: 2 })
})

test.each([
  ['aliases', 'tags: &a [x]\ntitle: *a'],
  ['tags of YAML', 'title: !!js/function "function () {}"'],
  ['a name twice', 'title: A\ntitle: B'],
  ['too many characters', `title: ${'x'.repeat(10_000)}`],
  ['too many levels', `title: ${'['.repeat(50)}${']'.repeat(50)}`],
])('%s are refused', (_, block) => {
  expect(fieldsOf(block)).toEqual({})
  expect(problemsOf(block)).toHaveLength(1)
})

test('what is no mapping, or cannot be read and names no field, is a part of the article', () => {
  expect(readFrontmatter('Some words.\n')).toBeNull()
  expect(readFrontmatter('- a\n- b\n')).toBeNull()
  expect(readFrontmatter('Note: first\n\nand then: "more')).toBeNull()
})

test('names of objects are names like any other', () => {
  expect(readFrontmatter('__proto__: {title: A}\nconstructor: 1\ntitle: B')).toEqual({
    fields: { title: 'B' },
    problems: [],
    unknown: ['__proto__', 'constructor'],
  })
})

test('a block of any length costs no more than its length', () => {
  const block = `title: A\n${'abc:,'.repeat(100_000)}`
  expect(readFrontmatter(block)).toMatchObject({ fields: {}, problems: [{ field: null }] })
  expect(fieldsOf(`${block}draft: true`)).toEqual({ draft: true })
})

test('no block makes it throw', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'title: a',
      'tags: [',
      '- b',
      'date: {',
      '  x: |',
      '? y',
      '*a',
      '&a b',
      '%TAG',
      '\t',
      'draft: true',
    ),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const reading = readFrontmatter(lines.join('\n'))
      expect(reading === null || Array.isArray(reading.problems)).toBe(true)
    }),
    tries(),
  )
})
