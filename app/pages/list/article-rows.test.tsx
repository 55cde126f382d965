// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { ArticleRows, articlesFromRows } from './article-rows.tsx'

afterEach(() => document.body.replaceChildren())

const DAY = Date.UTC(2026, 8, 18)
const articles = [
  {
    name: 'One',
    title: 'The <first> one',
    sha: '0123456789'.repeat(4),
    description: 'About "one" & <two>.',
    minutes: 12,
    date: DAY + 5_000,
    lang: 'de',
    pinned: true,
    tags: ['machine learning', 'C++', '<b>', 'الذكاء الاصطناعي', '自然语言'],
  },
  { name: ' 100% # really?/x ', sha: 'a'.repeat(40) },
  { name: 'line\rfeed' },
  // Without its name below (LIST-5).
  { name: 'measuring part 1', title: 'Measuring: part #1' },
  { name: '2026-09-18-note-179', title: 'Note 179', date: DAY },
  { name: '..', title: 'Two dots', description: '3 min', minutes: 1 },
]

test('reads from the rows everything that the page needs of its articles', () => {
  document.body.innerHTML = renderToString(<ArticleRows articles={articles} />)
  expect(articlesFromRows(document)).toEqual([
    { ...articles[0], sha: '0123456789', date: DAY },
    { ...articles[1], sha: 'a'.repeat(10), tags: [] },
    ...articles.slice(2).map((article) => ({ ...article, tags: [] })),
  ])
})
