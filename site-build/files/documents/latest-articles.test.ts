import { expect, test } from 'vitest'
import { withLatest } from './latest-articles.ts'

const place = '<p class="a" data-latest="">'

test('the home page links to the two newest articles, by their titles', () => {
  const entries = [
    { name: 'a & b', title: '' },
    { name: 'two', title: '<b>', lang: 'de' },
    { name: 'three', title: 'Three' },
  ]
  expect(withLatest(`${place}</p>`, entries as never, '/me', 'Latest')).toBe(
    `${place}<span>Latest</span><a class="lone" href="/me/blogs/a%20%26%20b">a &amp; b</a>` +
      '<a class="lone" href="/me/blogs/two" lang="de">&lt;b&gt;</a></p>',
  )
  expect(withLatest(`${place}</p>`, [], '/me', 'Latest')).toBe(`${place}</p>`)
})
