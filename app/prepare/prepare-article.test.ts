import { toString } from 'hast-util-to-string'
import { expect, test, vi } from 'vitest'
import { takeFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'
import type { Reference } from '#markdown/context.ts'
import { prepareArticle } from './prepare-article.ts'

vi.mock('#app/lib/settings.ts', () => ({
  ARTICLE_HOSTS: { api: '', raw: 'https://raw.test', owner: 'me', repo: 'notes', embedded: false },
  PATH_PREFIX: '',
}))

const prepared = async (text: string) => {
  const { body, ...article } = await prepareArticle({ name: 'A name', text, sha: 'a', takenAt: 1 })
  return { ...article, text: toString(body).trim(), tags: article.tags, first: body.children[0] }
}

test('the title is that of the frontmatter, else the opening heading, else the name', async () => {
  expect(await prepared('---\ntitle: Given\n---\nText')).toMatchObject({ title: 'Given', text: 'Text' })
  expect(await prepared('---\ntags: [a]\n---\n# Heading\n\nText')).toMatchObject({
    title: 'Heading',
    text: 'Text',
  })
  expect(await prepared('---\ntags: [a]\n---\nText')).toMatchObject({ title: 'A name', text: 'Text' })
})

test('an opening heading that repeats the given title is not shown twice; one that says more stays', async () => {
  expect(await prepared('---\ntitle: One  title\n---\n# One title\n\nText')).toMatchObject({ text: 'Text' })
  const both = await prepared('---\ntitle: Short\n---\n# The long story\n\nText')
  expect(both.title).toBe('Short')
  expect(both.first).toMatchObject({ tagName: 'h2' })
  expect(both.text).toContain('The long story')
})

test('what the frontmatter says goes with the article, and its picture has an address', async () => {
  const block =
    'description: Given.\ndate: 2026-09-18\ntags: [a, b]\nlang: de\ncover: images/a map.png\ndraft: true'
  expect(await prepared(`---\n${block}\n---\nFirst paragraph.`)).toMatchObject({
    description: 'Given.',
    date: Date.UTC(2026, 8, 18),
    tags: ['a', 'b'],
    lang: 'de',
    draft: true,
    cover: 'https://raw.test/me/notes/main/articles/images/a%20map.png',
  })
})

test.each([
  ['row 42: behind a byte order mark', '\uFEFF---\ntitle: A\n---\nText'],
  ['row 43: with CRLF', '---\r\ntitle: A\r\n---\r\nText'],
  ['that is no YAML', '---\ntitle: [A\ndate: soon\n---\nText'],
  ['that is all wrong', '---\ndate: soon\ntags: {a: b}\n---\nText'],
])('a block %s is never shown as text, and never hides the article', async (_, text) => {
  expect(await prepared(text)).toMatchObject({ text: 'Text', description: 'Text' })
})

test('a block without an end is a problem, and still keeps a draft back', async () => {
  const text = '---\ndraft: true\ndate: soon\n\nText'
  expect(await prepared(text)).toMatchObject({ text: 'Text', draft: true })
  const { problems } = await takeFrontmatter(text)
  expect(problems.map(({ line, field }) => [line, field])).toEqual([
    [1, null],
    [3, 'date'],
  ])
})

test('whoever asks is told what a text refers to, with the line of the file', async () => {
  const references: Reference[] = []
  const text =
    '---\r\ntitle: A\r\n---\r\n\r\n[a](Two%20words.md#x) and\r\n![b](images/b.png)\r\n\r\n[c]: Three.md\r\n[d][c] [e](https://x.test) [f](#f) [g](htps://x.test)'
  await prepareArticle(
    { name: 'A', text, sha: 'a', takenAt: 1 },
    { whenRefers: (reference) => references.push(reference) },
  )
  expect(references.map(({ kind, to, line }) => [kind, to, line])).toEqual([
    ['article', 'Two words', 5],
    ['picture', 'https://raw.test/me/notes/main/articles/images/b.png', 6],
    ['article', 'Three', 9],
    ['article', 'A', 9],
    ['nowhere', 'htps://x.test', 9],
  ])
})

test('whoever asks is told of each formula, shown or not, with the line of the file', async () => {
  const formulas: unknown[] = []
  const text = '---\ntitle: A\n---\n\n$x$ and\n> $\\nope$\n\n$$\n\\nope\n$$\n\n- ```math\n  x\n  ```'
  await prepareArticle(
    { name: 'A', text, sha: 'a', takenAt: 1 },
    {
      whenFormula: (formula, line) => formulas.push([formula.tagName, line]),
    },
  )
  expect(formulas).toEqual([
    ['math', 5],
    ['span', 6],
    ['span', 8],
    ['math', 12],
  ])
})

test('a text that merely begins with a thematic break keeps it', async () => {
  const { first, text } = await prepared('---\n\nText: more of it\n\n- a list\n\n---\n\nEnd')
  expect(first).toMatchObject({ tagName: 'hr' })
  expect(text).toContain('Text: more of it')
})

test.each(['', ' \n', '\uFEFF', '---\ntitle: ""\n---\n'])(
  'row 41: %j is an empty article under its name',
  async (text) => {
    expect(await prepared(text)).toMatchObject({ title: 'A name', description: '', text: '', minutes: 1 })
  },
)
