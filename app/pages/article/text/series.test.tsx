import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Series } from './series.tsx'

const PARTS = ['One', 'Two', 'Three'].map((name) => ({ name, title: `Part ${name}` }))
const ARTICLE = {
  name: 'Two',
  sha: '0',
  title: 'Part Two',
  description: '',
  minutes: 1,
  series: 'From scratch',
}

test('the box of a series counts, lists its articles, and leads to those before and after', () => {
  const html = renderToStaticMarkup(<Series article={{ ...ARTICLE, parts: PARTS }} />)
  expect(html).toContain(
    '<summary><bdi>From scratch</bdi> <span class="series-count">2 of 3</span></summary>',
  )
  expect(html.match(/href="[^"]*"/g)).toEqual(
    ['One', 'Two', 'Three', 'One', 'Three'].map((name) => `href="/blogs/${name}"`),
  )
  expect(html).toMatch(/<a href="\/blogs\/Two" aria-current="page">/)
})

test('an article whose series has no other one has no box', () => {
  expect(renderToStaticMarkup(<Series article={ARTICLE} />)).toBe('')
  expect(renderToStaticMarkup(<Series article={{ ...ARTICLE, parts: [PARTS[0]!] }} />)).toBe('')
})
