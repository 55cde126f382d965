import { expect, test } from 'vitest'
import { takeFrontmatter } from './take-frontmatter.ts'

const draftOf = async (text: string) => (await takeFrontmatter(text)).fields.draft
const linesOf = async (text: string) => (await takeFrontmatter(text)).problems.map(({ line }) => line)

test('once said to be a draft, an article stays one, whatever a second spelling says', async () => {
  expect(await draftOf('---\ndraft: true\nDraft: false\n---\nText')).toBe(true)
  expect(await draftOf('---\nDraft: false\ndraft: true\n---\nText')).toBe(true)
  expect(await draftOf('---\ndraft: ture\nDRAFT: no\n---\nText')).toBe(true)
  expect(await draftOf('---\ndraft: no\nDRAFT: off\n---\nText')).toBe(false)
})

test.each([
  ['a blank line before the dashes', '\n---\ndraft: true\n---\nText', 3],
  ['a blank before the dashes', ' ---\ndraft: true\n---\nText', 2],
  ['a second byte order mark', '\uFEFF\uFEFF---\ndraft: true\n---\nText', 2],
  ['a null before the dashes', '\0---\ndraft: true\n---\nText', 2],
  ['a blank that does not break behind the dashes', '---\u00A0\ndraft: true\n---\nText', 2],
  ['a wide colon', '---\ndraft：true\n---\nText', 2],
  ['a wide colon among others', '---\ntitle: A\ndraft： yes\n---\nText', 4],
  ['an invisible character in the name', '---\ntitle: A\ndraft\u200B: true\n---\nText', 3],
  ['a blank in a quoted name', '---\n"draft ": true\n---\nText', 2],
  ['four dashes', '----\ndraft: true\n----\nText', 2],
  ['a list', '---\n- draft: true\n---\nText', 2],
  ['no end, behind a field that means nothing', '---\nfoo: b\ndraft: true\nText without an end', 3],
  ['no end, behind a blank line', '---\nfoo: b\n\ndraft: true\n', 4],
  ['a wrong name', '---\ntitle: A\ndarft: true\n---\nText', 3],
  ['a wrong name in a list', '---\n- darft: true\n---\nText', 2],
  ['TOML', '+++\ndraft = true\n+++\nText', 2],
  ['TOML with no sure no', '+++\ntitle = "A"\ndraft=maybe # later\n+++\nText', 3],
  ['TOML behind a byte order mark', '\uFEFF+++\r\ndraft = true\r\n+++\r\nText', 2],
  ['TOML with a wrong name', '+++\nDarft = true\n+++\nText', 2],
  ['UTF-16', new TextDecoder().decode(Buffer.from('\uFEFF---\ndraft: true\n---\nText', 'utf16le')), 2],
  ['a wrong name, and no end', '---\ndarft: true\ntitle: A\n\nText', 2],
])('%s: the article is kept back, and its owner told', async (_what, text, line) => {
  expect(await draftOf(text)).toBe(true)
  expect(await linesOf(text)).toContain(line)
})

test.each([
  ['a comment before the dashes', '<!-- a -->\n---\ndraft: true\n---\nText', 3],
  ['other dashes', '—\ndraft: true\n—\nText', 2],
  ['below a block', '---\ntitle: A\n---\nDraft: yes\n\nText', 4],
  ['within another field', '---\nmeta:\n  draft: true\n---\nText', 3],
])('%s: the article is published, and its owner told', async (_what, text, line) => {
  const { fields, problems } = await takeFrontmatter(text)
  expect(fields.draft).toBeUndefined()
  expect(problems).toEqual([
    {
      line,
      field: 'draft',
      expected: expect.stringContaining('at the very start'),
      found: expect.any(String),
    },
  ])
})

test.each([
  ['another name', 'Craft: weaving'],
  ['a no', '\n---\ndraft: false\n---\nText'],
  ['TOML that says no', '+++\ndraft = false # no more\n+++\nText'],
  ['a sentence', 'The first draft: it was long.'],
  ['code', '# Fields\n\n```yaml\ndraft: true\n```\n'],
  ['a line far below', `---\n\n${'A line.\n\n'.repeat(20)}draft: true`],
  ['a block that says no', '---\ndraft: false\n---\nDraft: the second one'],
])('%s is no such line', async (_what, text) => {
  expect(await takeFrontmatter(text)).toMatchObject({ problems: [] })
  expect(await draftOf(text)).not.toBe(true)
})
