import { expect, test } from 'vitest'
import { fieldsOf, problemsOf } from '#tests/support/read-block.ts'
import { readFrontmatter } from './read-frontmatter.ts'

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
  ['lang: english', 'a language tag', 'english'],
  ['lang: German-DE', 'a language tag', 'German-DE'],
  ['canonical: /blogs/a', 'a whole address', '/blogs/a'],
  ['canonical: javascript:alert(1)', 'a whole address', 'javascript:alert(1)'],
])('%s', (block, expected, found) => {
  expect(fieldsOf(block)).toEqual({})
  expect(problemsOf(block)).toHaveLength(1)
  expect(problemsOf(block)?.[0]?.expected).toContain(expected)
  expect(problemsOf(block)?.[0]?.found.trim()).toBe(found)
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

test.each([' ', '-', '{', '\t', '"', ': '])(
  'a line of 9,900 times %j takes no time by its square',
  (sign) => {
    const line = sign.repeat(9_900 / sign.length)
    // Where it did, this took minutes: the test would end by its own limit of five seconds.
    expect(readFrontmatter(`${line}\ntitle: A\ndate: never`)?.problems).not.toEqual([])
  },
)
