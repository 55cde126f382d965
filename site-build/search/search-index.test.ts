import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { preparedArticle } from '#app/lib/articles/prepared-article.ts'
import { formatArticle } from '#markdown/format-article.ts'
import { checkArticle } from '#site-build/articles/check-article.ts'
import { publishedArticles } from '#site-build/articles/published-articles.ts'
import { seededRandom } from '#site-build/artwork/seeded-random.ts'
import { PLACES } from '#tests/support/markdown/markdown-elements.ts'
import { searchIndex } from './search-index.ts'

const pictures = { measured: new Map(), articlesBase: '/', base: '/', embedded: false }
const SITE = { repository: 'me/notes', takenAt: 5 }

async function indexOf(texts: Record<string, string>) {
  const checked = Object.entries(texts).map(async ([name, text]) => {
    const file = { name, text, sha: '0'.repeat(40), takenAt: 5 }
    return checkArticle(preparedArticle(file, await formatArticle(text, PLACES)), pictures).checked
  })
  const all = await Promise.all(checked)
  return searchIndex(publishedArticles(all, SITE).index, all)
}

test('has names, other titles, tags, and the words of headings, description and text', async () => {
  const text = [
    '---\ntags: [C++, 模型]\n---\n# A title\n\nThe de**scent** of it.\n\n$x^2$\n\n## Step `one()`\n\n- Valley',
    '| a | b |\n| - | - |\n| Left | Right |',
  ].join('\n\n')
  expect(await indexOf({ 'A name': text, Same: '# Same\n\nWords' })).toEqual({
    articles: [
      {
        ...{ name: 'A name', title: 'A title', tags: ['C++', '模型'] },
        ...{ about: 'descent it of one step the', text: 'a b left right valley' },
      },
      { name: 'Same', about: 'words' },
    ],
  })
})

test('has nothing of drafts and of articles with broken frontmatter', async () => {
  const { articles } = await indexOf({
    ...{ draft: '---\ndraft: true\ntags: [secret]\n---\nSecret', broken: '---\ntitle: A: b\n---\nSecret' },
    shown: 'Words',
  })
  expect(JSON.stringify(articles)).not.toMatch(/draft|broken|secret/i)
  expect(articles).toHaveLength(1)
})

/** Articles of about 1,900 words, of which 520 are different, as in real ones: a few are in all, most in few. */
function generated(count: number) {
  const random = seededRandom(1)
  const syllables = 'ba ce di fo gu ka le mi no pu ra se ti vo zu cha she thi pro stu'.split(' ')
  const vocabulary = Array.from({ length: 22_000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => syllables[Math.floor(random() * 20)]).join(''),
  )
  // Zipf's law
  const word = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1]!
  const some = (length: number) => Array.from({ length }, word).join(' ')
  const entries = Array.from({ length: count }, (_, number) => ({
    ...{ name: `${some(4)} ${number}`, title: some(5), tags: [word(), word()] },
    ...{ sha: '', description: '', minutes: 9 },
  }))
  const checked = entries.map((article) => {
    const counts = new Map<string, number>()
    for (const one of some(1_900).split(' ')) counts.set(one, (counts.get(one) ?? 0) + 1)
    const text = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, 400)
    const words = { about: some(30), text: text.flat().join(' ') }
    return { ...NOTHING, article: { ...article, takenAt: 0 }, words }
  })
  return { index: { entries }, checked }
}
const NOTHING = {
  ...{ pictures: {}, isDraft: false, references: [], anchors: [], unknownFields: [] },
  ...{ frontmatterWarnings: [], textWarnings: [] },
}

test('the index weighs what it may and no less, and a small blog has all its words', () => {
  const { index, checked } = generated(100)
  const many = searchIndex(index, checked, 13_800)
  const size = brotliCompressSync(JSON.stringify(many)).length
  expect(size).toBeLessThan(13_800)
  expect(size).toBeGreaterThan(11_000)
  const wordsOf = ({ about = '', text = '' }) => `${about} ${text}`.trim().split(' ').length
  const few = searchIndex({ entries: index.entries.slice(0, 3) }, checked)
  expect(wordsOf(few.articles[0]!)).toBe(400)
})

test('where words do not fit, names, titles and tags stay', () => {
  const { index, checked } = generated(20)
  const { articles } = searchIndex(index, checked, 10)
  expect(articles.map(({ name, title, tags }) => ({ name, title, tags }))).toEqual(
    index.entries.map(({ name, title, tags }) => ({ name, title, tags })),
  )
})
