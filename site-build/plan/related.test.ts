import { expect, test } from 'vitest'
import { checkedText } from '#tests/support/markdown/checked-text.ts'
import { publishedArticles } from './published-articles.ts'

const TODAY = Date.UTC(2026, 10, 27)

/** The names of the related articles of each article. */
async function relatedAmong(texts: Record<string, string>): Promise<Record<string, string[]>> {
  const checked = await Promise.all(Object.entries(texts).map(([name, text]) => checkedText(name, text)))
  const { published } = publishedArticles(checked, 'me/notes', TODAY, 'en')
  return Object.fromEntries(
    published.map(({ name, related = [] }) => [name, related.map((article) => article.name)]),
  )
}

let day = 0
/** An article of the next day. */
const article = (tags: string, text = '', fields = '') => {
  day += 1
  return `---\ndate: 2026-01-${String(day).padStart(2, '0')}\ntags: [${tags}]\n${fields}---\n${text}`
}

test('two articles are related by their rarest tags, and then by rare words', async () => {
  const looms = 'Shuttle, heddle, warp and weft.'
  const related = await relatedAmong({
    a: article('common, rare', looms),
    between1: article('common'),
    b: article('common', looms),
    between2: article('common'),
    c: article('rare'),
    between3: article('none'),
    d: article('', looms),
  })
  expect(related['a']).toEqual(['c', 'b'])
  expect(related['d']).toEqual(['a', 'b'])
  expect(related['between3']).toEqual([])
})

test('leaves out what is linked already: the neighbours, and the other articles of a series', async () => {
  const inSeries = (tags: string) => article(tags, '', 'series: From scratch\n')
  const related = await relatedAmong({
    a: inSeries('x'),
    b: article('x'),
    other1: article(''),
    c: inSeries('x'),
    other2: article(''),
    d: article('x'),
  })
  expect(related['a']).toEqual(['d'])
})

test('a few words in common by chance, and drafts, relate nothing', async () => {
  const related = await relatedAmong({
    a: article('x', 'A shuttle.'),
    other: article(''),
    b: article('y', 'Another shuttle.'),
    draft: article('x', '', 'draft: true\n'),
  })
  expect(Object.values(related).flat()).toEqual([])
})
