import { expect, test } from 'vitest'
import { pageOf, SITE } from '#tests/support/site/example-pages.ts'
import { openGraph } from './open-graph.ts'

const HEAD = { title: 'Blog Articles · Ada', description: 'What she writes.' }

/** The card as `{ 'og:title': 'x' }`, with the last value of a property that occurs twice. */
function card(page: ReturnType<typeof pageOf>, site = SITE): Record<string, string> {
  return Object.fromEntries(openGraph(page, HEAD, site))
}

test('an article has its own title, language, dates, tags and picture, all addresses complete', () => {
  const day = Date.UTC(2026, 2, 15)
  const page = pageOf('/blogs/100%25%20sure%3F', {
    name: '100% sure?',
    title: 'Sure?',
    lang: 'pt-BR',
    cover: '/me/pictures/a.png',
    tags: ['a', 'b'],
    date: day,
    changedAt: day + 1,
    canonical: 'https://elsewhere.example/first',
  })
  expect(card(page)).toMatchObject({
    'og:type': 'article',
    'og:title': 'Sure?',
    'og:url': 'https://elsewhere.example/first',
    'og:locale': 'pt_BR',
    'og:image': 'https://ada.example/me/pictures/a.png',
    'article:published_time': '2026-03-15T00:00:00.000Z',
    'article:modified_time': '2026-03-15T00:00:00.001Z',
    'article:tag': 'b',
    author: 'Ada Example',
  })
  const guests = pageOf('/blogs/Sure', { name: 'Sure', author: { name: 'Grace' } })
  expect(card(guests)).toMatchObject({ author: 'Grace', 'og:site_name': 'Ada Example' })
})

test('names a share picture with its size and text, unless the article has a cover', () => {
  const picture = {
    address: 'https://ada.example/me/share/a.png',
    width: 1200,
    height: 630,
    alt: 'Sure? · Ada',
  }
  const shown = (facts: { cover?: string }) =>
    openGraph(pageOf('/blogs/Sure', { name: 'Sure', ...facts }), HEAD, SITE, picture)
      .filter(([property]) => /image|card/.test(property))
      .map(([, content]) => content)
  expect(shown({})).toEqual([picture.address, '1200', '630', picture.alt, 'summary_large_image'])
  expect(shown({ cover: '/me/a.png' })).toEqual([
    'https://ada.example/me/a.png',
    'Sure',
    'summary_large_image',
  ])
})
