import { expect, test } from 'vitest'
import { splitFrontmatter, takeFrontmatter } from './take-frontmatter.ts'

test.each([
  'draft: true',
  'draft: "true"',
  'draft: true # not yet',
  'draft:\n  true',
  'published: false',
  // Hugo ignores the case.
  'Draft: true',
  'DRAFT: "TRUE"',
  'Published: false',
  'Draft: yes',
  '\ndraFt: true',
  'draft = true',
  'draft = "true"',
  'Draft = true',
  'published = false',
  'draft = 1',
])('%j makes a draft', async (line) => {
  const fence = line.includes('=') ? '+++' : '---'
  const { body, fields } = await takeFrontmatter(`${fence}\r\n${line}\r\n${fence}\r\nText`)
  expect({ body, fields }).toEqual({ body: 'Text', fields: { draft: true } })
})

test.each([
  'draft: false',
  'published: true',
  'draft:',
  // A field that only resembles draft.
  'drift: true',
  'drag: yes',
  'drafts: true',
])('%j makes no draft', async (line) => {
  const { fields, findings } = await takeFrontmatter(`---\n${line}\n---\nText`)
  expect(fields.draft ?? false).toBe(false)
  expect(findings).toEqual([])
})

test.each(['yes', 'on', 'no', '1', 'ture', '[true]', '{a: b}'])(
  'reports a draft that is neither true nor false as an error, and treats it as a draft: %s',
  async (word) => {
    for (const field of ['draft', 'published']) {
      expect(await takeFrontmatter(`---\ntitle: A\n${field}: ${word}\n---\nText`)).toMatchObject({
        fields: { title: 'A', draft: true },
        findings: [{ isError: true, line: 3, field, expected: 'true or false' }],
      })
    }
  },
)

test.each([
  ['invalid YAML', '---\ntags: [a, b\ndraft: true\n---\nText'],
  ['no space after the colon', '---\ndraft:true\n---\nText'],
  ['a field twice', '---\ntitle: A\ntitle: B\n---\nText'],
  ['a field twice, in different case', '---\nDraft: true\ndraft: false\n---\nText'],
  ['a field twice in TOML, in different case', '+++\nDraft = true\ndraft = false\n+++\nText'],
  ['a draft in capitals below an unreadable line', '---\n\na: b: c\nDraft: true\n---\nText'],
  ['an alias', '---\ntags: &a [x]\ntitle: *a\n---\nText'],
  ['a YAML tag', '---\ndraft: !!bool true\n---\nText'],
  ['more than 10,000 characters', `---\ntitle: ${'x'.repeat(10_000)}\n---\nText`],
  ['too many levels', `---\ntitle: ${'['.repeat(200)}${']'.repeat(200)}\n---\nText`],
  ['an empty line first', '---\n\ntitle: a: b\ndraft: true\n---\nText'],
  ['a mapping in braces', '---\n{draft: true, title: a: b}\n---\nText'],
])('reports a block as an error, and keeps the text: %s', async (_, text) => {
  const { body, ...reading } = await takeFrontmatter(text)
  expect(body.trim()).toBe('Text')
  expect(reading).toMatchObject({ fields: {}, findings: [{ isError: true, field: 'frontmatter' }] })
})

test.each([
  '---\n\nA text.\n',
  '---\n\nNote: this.\n',
  '---\n---\ntext',
  '---\n- a\n- b',
  '---\nOne thing: this.\n',
  '---\nSome intro.\n\nMore.\n\n---\nText',
])('finds no frontmatter between or below thematic breaks: %j', async (text) => {
  expect(await takeFrontmatter(text)).toEqual({ body: text, fields: {}, findings: [], unknown: [] })
})

test.each([
  'title: A\n\nText',
  'title: A\ndraft: true',
  '# note\ndraft: true\n\nText',
  '\ndraft: true\n\nText',
])('reports a block without an end as an error, and shows all of it: %j', async (block) => {
  const finding = { isError: true, line: 1, expected: 'a line of three dashes after the fields' }
  const reading = await takeFrontmatter(`---\n${block}`)
  expect(reading).toMatchObject({ body: block, fields: {}, findings: [finding] })
})

test.each([
  ['row 42: a byte order mark', '\uFEFF---\ntitle: A\n---\ntext'],
  ['row 43: CRLF', '---\r\ntitle: A\r\n---\r\ntext'],
  ['row 43: CR only', '---\rtitle: A\r---\rtext'],
  ['blanks after the dashes', '--- \t\ntitle: A\n---  \ntext'],
  ['empty lines', '---\n\n \ntitle: A\n\n---\ntext'],
  ['dots at the end', '---\ntitle: A\n...\ntext'],
])('finds a block with %s', (_, text) => {
  const { block, body } = splitFrontmatter(text)
  expect(block?.trim()).toBe('title: A')
  expect(body).toBe('text')
})

test.each([
  '----\ntitle: A\n----\n',
  '--- title\ntitle: A\n---\n',
  'A text.\n\n---\ntitle: A\n---\n',
  '\n---\ntitle: A\n---\n',
  '',
])('finds no block in %j', (text) => {
  expect(splitFrontmatter(text)).toMatchObject({ block: null, body: text })
})

test.each([' ', '\n', '\r', '#', 'a'])('takes linear time for 200,000 times %j', (sign) => {
  // Quadratic time takes minutes.
  expect(splitFrontmatter(`---\n${sign.repeat(200_000)}`).isClosed).toBe(false)
  expect(splitFrontmatter(`---\ntitle: A${sign.repeat(200_000)}---`).block).toContain('title: A')
})

const TOML =
  '+++\ntitle = "A: b"\ndate = 2014-07-01\nupdated = 2014-07-02T20:00:00Z\nweight = 4\nLang = "de"\n\n' +
  '[taxonomies]\ntags = ["a", "b"]\n\n[extra]\nmath = true\n+++\nText'

test('reads TOML between plus signs, as Hugo and Zola write it', async () => {
  const dates = { date: Date.UTC(2014, 6, 1), updated: Date.UTC(2014, 6, 2, 20) }
  expect(await takeFrontmatter(TOML)).toEqual({
    body: 'Text',
    fields: { title: 'A: b', ...dates, lang: 'de', tags: ['a', 'b'] },
    findings: [],
    unknown: [
      { name: 'weight', value: '4', line: 5 },
      { name: 'extra', value: 'a mapping', line: 1 },
    ],
  })
})

test.each([
  ['invalid TOML', { text: '+++\ntags = ["a"]\ndraft = yes\n+++\nText', body: 'Text', line: 3 }],
  ['YAML', { text: '+++\ndraft: true\n+++\nText', body: 'Text', line: 2 }],
  ['a block without an end', { text: '+++\ndraft = true\n\nText', body: 'draft = true\n\nText', line: 1 }],
])('reports an unreadable block between plus signs as an error: %s', async (_, { text, body, line }) => {
  expect(await takeFrontmatter(text)).toMatchObject({
    body,
    fields: {},
    findings: [{ isError: true, field: 'frontmatter', line }],
  })
})
