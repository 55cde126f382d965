import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFrontmatter } from './read-frontmatter.ts'

test.each([
  ['title: "Momentum: what it is"', { title: 'Momentum: what it is' }],
  ['title: 1984', { title: '1984' }],
  ['description: >\n  Why it\n  overshoots.', { description: 'Why it overshoots.' }],
  ['date: 2026-09-18', { date: Date.UTC(2026, 8, 18) }],
  ['updated: 2026-10-03T08:00:00Z', { updated: Date.UTC(2026, 9, 3, 8) }],
  ['tags: gpu', { tags: ['gpu'] }],
  ['tags:\n  - gpu\n  - PyTorch\n  - gpu', { tags: ['gpu', 'PyTorch'] }],
  ['tags: [1, 2.50, null]', { tags: ['1', '2.50', 'null'] }],
  ['author: Ada', { author: { name: 'Ada' } }],
  ['author:\n  - name: Ada\n    twitter: ada', { author: { name: 'Ada' } }],
  ['author: { name: A, url: https://A.example }', { author: { name: 'A', url: 'https://a.example/' } }],
  ['author: { name: A, url: mailto:a@a.example }', { author: { name: 'A', url: 'mailto:a@a.example' } }],
  ['draft: false', { draft: false }],
  ['cover: images/a map.png', { cover: 'images/a map.png' }],
  ['lang: EN-gb', { lang: 'en-GB' }],
  ['canonical: https://Example.com/a', { canonical: 'https://example.com/a' }],
  ['aliases: [/2014/a%20b/, /c.html]\nredirect_from: /d', { aliases: ['/2014/a%20b/', '/c.html', '/d'] }],
])('reads %j', (block, fields) => {
  expect(readFrontmatter(block)).toEqual({ fields, findings: [], unknown: [] })
})

test('ignores a field without a value, and lists unknown ones', () => {
  const block = 'title:\nlayout: post\n__proto__: {title: A}\nconstructor: 1'
  expect(readFrontmatter(block)).toEqual({
    fields: {},
    findings: [],
    unknown: [
      { name: 'layout', value: 'post', line: 3 },
      { name: '__proto__', value: 'a mapping', line: 4 },
      { name: 'constructor', value: '1', line: 5 },
    ],
  })
})

test('takes several tags without brackets as one, with a message', () => {
  const finding = { line: 3, field: 'tags', expected: '[ranking, GPUs]', found: 'ranking, GPUs' }
  expect(readFrontmatter('title: A\ntags: ranking, GPUs')).toMatchObject({
    fields: { tags: ['ranking, GPUs'] },
    findings: [{ isError: false, ...finding }],
  })
  expect(readFrontmatter('tags: ["ranking, GPUs"]')).toMatchObject({ findings: [] })
})

test('leaves out a wrong field with a message, and keeps the others', () => {
  const reading = readFrontmatter('title: A\n# a note\nDate: yesterday\r\ntags: [a]\nlang: "?"')
  expect(reading?.fields).toEqual({ title: 'A', tags: ['a'] })
  const expected = 'a real day such as 2026-09-18, or a time such as 2026-09-18T10:00:00Z'
  expect(reading?.findings).toMatchObject([
    { isError: false, line: 4, field: 'date', expected, found: 'yesterday' },
    { isError: false, line: 6, field: 'lang', expected: expect.stringContaining('en'), found: '?' },
  ])
})

test.each([
  { block: 'title: [a]', expected: 'some text', found: 'a list of 1' },
  { block: 'date: 2026-02-30', expected: 'a real day', found: '2026-02-30' },
  { block: 'tags: {a: b}', expected: 'a list of at most 20 words', found: 'a mapping' },
  { block: `tags: [${'x'.repeat(51)}]`, expected: 'of 50 characters and', found: 'x'.repeat(51) },
  // 300 bytes after normalisation, as the name of a file.
  {
    block: `tags: [a, ${'\u0958'.repeat(50)}]`,
    expected: 'and 120 bytes at most',
    found: '\u0958'.repeat(50),
  },
  {
    block: `tags: [${Array.from({ length: 21 }, (_, i) => i).join()}]`,
    expected: 'a list of at most 20 words',
    found: 'a list of 21',
  },
  { block: 'author: [Ada, Grace]', expected: 'a name, or {', found: 'a list of 2' },
  { block: 'author: { url: https://ada.example }', expected: 'a name, or {', found: '' },
  {
    block: 'author: { name: Ada, url: javascript:alert(1) }',
    expected: 'a url that begins',
    found: 'javascript:alert(1)',
  },
  { block: 'author: { name: Ada, url: /ada }', expected: 'a url that begins', found: '/ada' },
  {
    block: 'cover: javascript:alert(1)',
    expected: 'a path of this repository',
    found: 'javascript:alert(1)',
  },
  { block: 'lang: english', expected: 'a language tag', found: 'english' },
  { block: 'canonical: /elsewhere', expected: 'a whole address', found: '/elsewhere' },
  { block: `canonical: ${'x'.repeat(100)}`, expected: 'a whole address', found: `${'x'.repeat(80)}…` },
])('reports $block', ({ block, expected, found }) => {
  expect(readFrontmatter(block)).toMatchObject({
    fields: {},
    findings: [{ line: 2, expected: expect.stringContaining(expected), found }],
  })
})

test('never throws', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('title: a', 'tags: [', '- b', 'date: {', '  x: |', '? y', '*a', '&a b', '%TAG', '\t'),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      expect(() => readFrontmatter(lines.join('\n'))).not.toThrow()
    }),
    { seed: 20 },
  )
})

test.each(['c++', 'a(b', '(a+)+b', '$&'])('a field may have the name %s', (name) => {
  const reading = readFrontmatter(`title: A\n"${name}": 1\n${'a'.repeat(60)}c: 1`)
  expect(reading?.fields).toEqual({ title: 'A' })
  expect(reading?.unknown[0]).toEqual({ name, value: '1', line: 3 })
})
