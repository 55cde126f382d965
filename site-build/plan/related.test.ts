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

test('a tag that more than a quarter of all articles have relates nothing', async () => {
  const texts = Array.from({ length: 30 }, (_, index) => [
    `n${index}`,
    article(index % 2 === 0 ? 'notebook' : ''),
  ])
  const related = await relatedAmong(Object.fromEntries(texts) as Record<string, string>)
  expect(Object.values(related).flat()).toEqual([])
})

test('an article about many things gains little by that', async () => {
  const others = ['other1', 'other2', 'other3', 'other4', 'other5'].map((name) => [name, article('none')])
  const related = await relatedAmong({
    a: article('x, y'),
    ...Object.fromEntries(others),
    broad: article('x, y, c, d, e, f, g, h, i, j, k, l'),
    parts1: article('c, d, e, f, g'),
    parts2: article('h, i, j, k, l'),
    close: article('x, y'),
    last: article('none'),
  })
  expect(related['a']).toEqual(['close', 'broad'])
})
