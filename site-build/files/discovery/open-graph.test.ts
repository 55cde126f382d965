import { expect, test } from 'vitest'
import { pageOf, SITE } from '#tests/support/site/example-pages.ts'
import { openGraph } from './open-graph.ts'

const HEAD = { title: 'Blog Articles · Ada', description: 'What she writes.' }

test('an article has its own title, language, dates, tags and picture, all addresses complete', () => {
  const day = Date.UTC(2026, 2, 15)
  const facts = { title: 'Sure?', lang: 'pt-BR', cover: '/me/pictures/a.png', tags: ['a', 'b'] }
  const canonical = 'https://elsewhere.example/first'
  const article = { name: 'Sure', date: day, changedAt: day + 1, canonical, ...facts }
  expect(Object.fromEntries(openGraph(pageOf('/blogs/Sure', article), HEAD, SITE))).toMatchObject({
    'og:type': 'article',
    'og:title': 'Sure?',
    'og:site_name': 'Ada Example',
    'og:url': canonical,
    'og:locale': 'pt_BR',
    'og:image': 'https://ada.example/me/pictures/a.png',
    'article:published_time': '2026-03-15T00:00:00.000Z',
    'article:modified_time': '2026-03-15T00:00:00.001Z',
    'article:tag': 'b',
    author: 'Ada Example',
  })
  const guests = pageOf('/blogs/Sure', { name: 'Sure', author: { name: 'Grace' } })
  expect(openGraph(guests, HEAD, SITE)).toContainEqual(['author', 'Grace'])
})

test('names a share picture with its size and text, unless the article has a cover', () => {
  const address = 'https://ada.example/me/share/a.png'
  const picture = { address, width: 1200, height: 630, alt: 'Sure? · Ada' }
  const shown = (facts: { cover?: string }) =>
    openGraph(pageOf('/blogs/Sure', { name: 'Sure', ...facts }), HEAD, SITE, picture)
      .filter(([property]) => /image|card/.test(property))
      .map(([, content]) => content)
  expect(shown({})).toEqual([address, '1200', '630', picture.alt, 'summary_large_image'])
  expect(shown({ cover: '/me/a.png' })).toEqual([
    'https://ada.example/me/a.png',
    'Sure',
    'summary_large_image',
  ])
})
