import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#tests/support/tries.ts'
import { readFrontmatter } from './read-frontmatter.ts'

const fieldsOf = (block: string) => readFrontmatter(block)?.fields
const problemsOf = (block: string) => readFrontmatter(block)?.problems

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

test.each([
  ...[
    ['true', true],
    ['True', true],
    ['yes', true],
    ['on', true],
  ],
  ...[
    ['false', false],
    ['no', false],
  ],
])('draft: %s', (word, draft) => {
  expect(fieldsOf(`draft: ${String(word)}`)).toEqual({ draft })
})

test('a bad field is left out with its line, what was expected and what was found; the others stay', () => {
  expect(readFrontmatter('title: A\n# a note\ndate: yesterday\ntags: [a]')).toEqual({
    fields: { title: 'A', tags: ['a'] },
    problems: [
      {
        line: 4,
        field: 'date',
        expected: 'a real day such as 2026-09-18, or a time such as 2026-09-18T10:00:00Z',
        found: 'yesterday',
      },
    ],
    unknown: [],
  })
})

test.each([
  ['title: [a]', 'some text', 'a list of 1'],
  ['title: "  "', 'some text', ''],
  ['date: 2026-02-30', 'a real day', '2026-02-30'],
  ['tags: {a: b}', 'a list of at most 20 words', 'a mapping'],
  [`tags: [${'x'.repeat(51)}]`, 'of 50 characters at most', 'a list of 1'],
  [
    `tags: [${Array.from({ length: 21 }, (_, i) => i).join(', ')}]`,
    'a list of at most 20 words',
    'a list of 21',
  ],
  ['cover: javascript:alert(1)', 'a path of this repository', 'javascript:alert(1)'],
  ['cover: ../../../x.png', 'a path of this repository', '../../../x.png'],
  ['cover: https://', 'a path of this repository', 'https://'],
  ['cover: "https://["', 'a path of this repository', 'https://['],
  ['cover: //', 'a path of this repository', '//'],
  ['cover: http://x.example/a.png', 'an https:// address', 'http://x.example/a.png'],
  ['title: "\\0\\uD800"', 'some text', ''],
  ['lang: not a language', 'a language tag', 'not a language'],
  ['canonical: /blogs/a', 'a whole address', '/blogs/a'],
  ['canonical: javascript:alert(1)', 'a whole address', 'javascript:alert(1)'],
])('%s', (block, expected, found) => {
  expect(fieldsOf(block)).toEqual({})
  expect(problemsOf(block)).toHaveLength(1)
  expect(problemsOf(block)?.[0]?.expected).toContain(expected)
  expect(problemsOf(block)?.[0]?.found.trim()).toBe(found)
})

test.each(['ture', 'y', '1', 'true.', '[true]', '{a: b}', 'maybe', '"tru e"'])(
  'draft: %s cannot be understood: it is reported, and the article kept back',
  (word) => {
    expect(readFrontmatter(`title: A\ndraft: ${word}`)).toMatchObject({
      fields: { title: 'A', draft: true },
      problems: [{ line: 3, field: 'draft', expected: expect.stringContaining('true or false') }],
    })
  },
)

test.each([
  ['a quoted name', '"draft": true\ntitle: a: b'],
  ['a name in single quotes', "title: a: b\n'draft': yes"],
  ['braces', '{draft: true, title: a: b}'],
  ['braces, later on', '{title: a: b,\n "draft" : true }'],
  ['a word that is wrong', 'title: a: b\ndraft: ture'],
  ['a tag of YAML', 'draft: !!bool true\ntitle: a: b'],
  ['a value on the next line', 'draft:\n  true\ntitle: a: b'],
  ['an indentation', 'title: a: b\n   draft: true'],
  ['no blank', 'title: A\ndraft:true'],
  ['no blank, alone', 'draft:true'],
  ['a capital letter', 'Draft: true\ntitle: a: b'],
  ['a name twice', 'draft: false\ndraft: true'],
  ['CR only', 'title: a: b\rdraft: true\r'],
])('%s in a block that cannot be read still keeps a draft back', (_, block) => {
  expect(readFrontmatter(block)).toMatchObject({
    fields: { draft: true },
    problems: [{ field: null, expected: expect.stringContaining('the article is kept back') }],
  })
})

test.each([
  'draft: false\ntitle: a: b',
  '"draft": "no" # yet\ntitle: a: b',
  '{title: a: b, draft: off}',
  'draft:\ntitle: a: b',
  'title: My draft: a story',
])('%j cannot be read, and is no draft', (block) => {
  expect(readFrontmatter(block)).toMatchObject({ fields: {}, problems: [{ field: null }] })
})

test('a name in capital letters counts, and is reported', () => {
  expect(readFrontmatter('Title: A\nDraft: true\nDATE: soon')).toEqual({
    fields: { title: 'A', draft: true },
    problems: [
      { line: 2, field: 'title', expected: expect.stringContaining('"title"'), found: 'Title' },
      { line: 3, field: 'draft', expected: expect.stringContaining('"draft"'), found: 'Draft' },
      { line: 4, field: 'date', expected: expect.stringContaining('"date"'), found: 'DATE' },
      { line: 4, field: 'date', expected: expect.stringContaining('a real day'), found: 'soon' },
    ],
    unknown: [],
  })
})

test.each(['darft: true', 'Drafts: yes', '"DRFAT": on', 'isDraft: True', 'draf: 1', 'drat: "y"'])(
  '%s was meant as a draft: it is kept back, and its owner told why',
  (line) => {
    const name = /\w+/.exec(line)?.[0]
    expect(readFrontmatter(`title: A\n${line}`)).toEqual({
      fields: { title: 'A', draft: true },
      problems: [
        {
          line: 3,
          field: 'draft',
          expected: expect.stringContaining('the article is kept back'),
          found: name,
        },
      ],
      unknown: [],
    })
    expect(fieldsOf(`${line}\ntitle: a: b`)).toEqual({ draft: true })
    expect(fieldsOf(`${line}\nother: a: b`)).toEqual({ draft: true })
  },
)

test.each([
  ['a no', 'darft: false'],
  ['other words', 'craft: weaving'],
  ['a name that is not close', 'done: true'],
  ['the field itself says no', 'craft: true\ndraft: false'],
])('%s makes no draft of an article', (_, block) => {
  expect(fieldsOf(block)?.draft).not.toBe(true)
  expect(problemsOf(block)).toEqual([])
  expect(readFrontmatter(block)?.unknown).toHaveLength(1)
  expect(fieldsOf(`${block}\ntitle: a: b`)).toEqual({})
})

test.each([
  ['two spellings', 'tags: [a]\nTags: [b]', 3],
  ['two spellings, the other way round', 'Tags: [b]\ntags: [a]', 2],
  ['the same word within a text', 'description: >\n  Tags: none\nTags: [a]', 4],
  ['a quoted name', 'tags: [a]\n"TAGS": [b]', 3],
])('a field is reported on its own line: %s', (_, block, line) => {
  expect(problemsOf(block)).toEqual([expect.objectContaining({ line, field: expect.any(String) })])
})

test.each([
  ['title: A\ndate: 2026-09-18\n\ntitle: B', 'title', 2, 5],
  ['title: A\r\n"title" : B', 'title', 2, 3],
  ['{title: A, title: B}', 'title', 2, 2],
  ['{title: A,\n title: B}', 'title', 2, 3],
  ['title: A\nlist:\n  - a: 1\n    a: 2', 'a', 4, 5],
  ['title: A\none: {a: 1}\ntwo:\n  a: 1\n  b: 1\n  a: 2', 'a', 5, 7],
])('a name that stands twice is told with both lines: %j', (block, name, first, second) => {
  expect(problemsOf(block)).toEqual([
    {
      line: second,
      field: null,
      expected: expect.stringContaining('each field once'),
      found: `${name} on the lines ${first} and ${second}`,
    },
  ])
})

test('problems come in the order of their lines', () => {
  const block = 'canonical: /x\ndraft: ture\nlang: "?"\ntitle: [a]'
  expect(problemsOf(block)?.map(({ line }) => line)).toEqual([2, 3, 4, 5])
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
