import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { formattedFile } from '#app/lib/articles/formatted-file.ts'
import { formatArticle } from '#markdown/format-article.ts'
import { checkArticle } from '#site-build/articles/check-article.ts'
import { publishedArticles } from '#site-build/articles/published-articles.ts'
import { manyWords } from '#tests/support/many-words.ts'
import { PLACES } from '#tests/support/markdown/markdown-elements.ts'
import { searchIndex } from './search-index.ts'

const pictures = { measured: new Map(), articlesBase: '/', base: '/', embedded: false }
const SITE = { repository: 'me/notes', takenAt: 5 }

async function indexOf(texts: Record<string, string>) {
  const checked = Object.entries(texts).map(async ([name, text]) => {
    const file = { name, text, sha: '0'.repeat(40), takenAt: 5 }
    return checkArticle(formattedFile(file, await formatArticle(text, PLACES)), pictures).checked
  })
  const all = await Promise.all(checked)
  return searchIndex(publishedArticles(all, SITE).index, all)
}

test('contains names, other titles, tags, and the words of headings, description and text', async () => {
  const text = [
    '---\ntags: [C++, 模型]\n---\n# A title\n\nThe de**scent** of it.\n\n$x^2$\n\n## Step `one()`\n\n- Valley',
    '| a | b |\n| - | - |\n| Left | Right |',
  ].join('\n\n')
  expect(await indexOf({ 'A name': text, Same: '# Same\n\nWords' })).toEqual({
    articles: [
      {
        name: 'A name',
        title: 'A title',
        tags: ['C++', '模型'],
        about: 'descent it of one step the',
        text: 'a b left right valley',
      },
      { name: 'Same', about: 'words' },
    ],
  })
})

test('contains nothing of drafts or of articles with broken frontmatter', async () => {
  const { articles } = await indexOf({
    draft: '---\ndraft: true\ntags: [secret]\n---\nSecret',
    broken: '---\ntitle: A: b\n---\nSecret',
    shown: 'Words',
  })
  expect(JSON.stringify(articles)).not.toMatch(/draft|broken|secret/i)
  expect(articles).toHaveLength(1)
})

test('uses the allowed size of the index, and has all words of a small blog', () => {
  const { index, checked } = manyWords(100)
  const many = searchIndex(index, checked, 13_800)
  const size = gzipSync(JSON.stringify(many)).length
  expect(size).toBeLessThan(13_800)
  expect(size).toBeGreaterThan(11_000)
  const wordsOf = ({ about = '', text = '' }) => `${about} ${text}`.trim().split(' ').length
  const few = searchIndex({ entries: index.entries.slice(0, 3) }, checked)
  expect(wordsOf(few.articles[0]!)).toBe(400)
})

test('keeps names, titles and tags when words do not fit', () => {
  const { index, checked } = manyWords(20)
  const { articles } = searchIndex(index, checked, 10)
  expect(articles.map(({ name, title, tags }) => ({ name, title, tags }))).toEqual(
    index.entries.map(({ name, title, tags }) => ({ name, title, tags })),
  )
})
