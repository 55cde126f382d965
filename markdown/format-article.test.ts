import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { PLACES } from '#tests/support/markdown/markdown-elements.ts'
import { formatArticle } from './format-article.ts'

const formatted = async (text: string) => {
  const { body, ...article } = await formatArticle(text, PLACES)
  return { ...article, text: toString(body).trim(), first: body.children[0] }
}

test('takes the title from the frontmatter, or else from the opening heading', async () => {
  expect(await formatted('---\ntitle: Given\n---\nText')).toMatchObject({ title: 'Given', text: 'Text' })
  expect(await formatted('---\ntags: [a]\n---\n# Heading\n\nText')).toMatchObject({
    title: 'Heading',
    text: 'Text',
  })
  expect(await formatted('---\ntags: [a]\n---\nText')).toMatchObject({ title: null, text: 'Text' })
})

test('removes an opening heading that repeats the title, and keeps any other', async () => {
  expect(await formatted('---\ntitle: One  title\n---\n# One title\n\nText')).toMatchObject({ text: 'Text' })
  const both = await formatted('---\ntitle: Short\n---\n# The long story\n\nText')
  expect(both.title).toBe('Short')
  expect(both.first).toMatchObject({ tagName: 'h2' })
  expect(both.text).toContain('The long story')
})

test('keeps the other fields, and resolves the cover', async () => {
  const block =
    'description: Given.\ndate: 2026-09-18\ntags: [a, b]\nlang: de\ncover: images/a map.png\ndraft: true'
  expect(await formatted(`---\n${block}\n---\nFirst paragraph.`)).toMatchObject({
    description: 'Given.',
    facts: { date: Date.UTC(2026, 8, 18), tags: ['a', 'b'], lang: 'de', draft: true },
    cover: 'https://raw.example/me/notes/main/articles/images/a%20map.png',
  })
})

test.each([
  ['row 42: a byte order mark', '\uFEFF---\ntitle: A\n---\nText'],
  ['row 43: CRLF', '---\r\ntitle: A\r\n---\r\nText'],
  ['invalid YAML', '---\ntitle: [A\ndate: soon\n---\nText'],
  ['only wrong fields', '---\ndate: soon\ntags: {a: b}\n---\nText'],
])('hides the block, and shows the article: %s', async (_, text) => {
  expect(await formatted(text)).toMatchObject({ text: 'Text', description: 'Text' })
})

test('gives problems and references the lines of the file', async () => {
  const { problems, references } = await formatted(
    '---\r\ndate: soon\r\n---\r\n\r\n[a](Two%20words.md#x) and\r\n![b](images/b.png)\r\n\r\n[c]: Three.md\r\n[d][c] [e](https://x.test) [f](#f) [g](htps://x.test)',
  )
  expect(problems).toMatchObject([{ line: 2, field: 'date' }])
  expect(references.map(({ kind, to, line }) => [kind, to, line])).toEqual([
    ['article', 'Two words', 5],
    ['article', 'Three', 9],
    ['article', '', 9],
    ['nowhere', 'htps://x.test', 9],
    ['picture', 'https://raw.example/me/notes/main/articles/images/b.png', 6],
  ])
})

test.each(['', ' \n', '\uFEFF', '---\ntitle: ""\n---\n'])(
  'row 41: formats the empty article %j',
  async (text) => {
    expect(await formatted(text)).toMatchObject({ title: null, description: '', text: '', minutes: 1 })
  },
)
