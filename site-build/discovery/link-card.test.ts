import { expect, test } from 'vitest'
import { pageOf, SITE } from '#tests/support/site/example-pages.ts'
import { linkCard } from './link-card.ts'

const HEAD = { title: 'Blog Articles · Ada', description: 'What she writes.' }

/** The card as `{ 'og:title': 'x' }`; of a property that is there twice, the last. */
function card(page: ReturnType<typeof pageOf>, site = SITE): Record<string, string> {
  const metas = linkCard(page, HEAD, site)
  return Object.fromEntries(metas.map(({ property, name, content }) => [property ?? name, content]))
}

test.each(['/', '/blogs'])('the page %s has a complete card with the icon of the site', (path) => {
  expect(card(pageOf(path))).toEqual({
    'og:type': 'website',
    'og:site_name': 'Ada Example',
    'og:title': 'Blog Articles · Ada',
    'og:description': 'What she writes.',
    'og:url': `https://ada.example/me${path}`,
    'og:locale': 'en_US',
    'og:image': 'https://ada.example/me/icon-512.png',
    'og:image:alt': 'Ada Example',
    'twitter:card': 'summary',
  })
})

test('an article has its own title, language, dates, tags and picture, all addresses complete', () => {
  const day = Date.UTC(2026, 2, 15)
  const page = pageOf('/blogs/100%25%20sure%3F', {
    ...{ name: '100% sure?', title: 'Sure?', lang: 'pt-BR', cover: '/me/pictures/a.png', tags: ['a', 'b'] },
    ...{ date: day, changedAt: day + 1 },
  })
  expect(card(page)).toEqual({
    'og:type': 'article',
    'og:site_name': 'Ada Example',
    'og:title': 'Sure?',
    'og:description': 'What she writes.',
    'og:url': 'https://ada.example/me/blogs/100%25%20sure%3F',
    'og:locale': 'pt_BR',
    'og:image': 'https://ada.example/me/pictures/a.png',
    'twitter:card': 'summary_large_image',
    'article:published_time': '2026-03-15T00:00:00.000Z',
    'article:modified_time': '2026-03-15T00:00:00.001Z',
    'article:tag': 'b',
  })
})

test('the page for unknown addresses names none', () => {
  expect(card(pageOf(null))).not.toHaveProperty('og:url')
})

test('a language without a known region, or an invalid one, gets no locale', () => {
  for (const lang of ['qqq', 'en-a']) {
    const site = { ...SITE, content: { ...SITE.content, lang } }
    expect(card(pageOf('/'), site)).not.toHaveProperty('og:locale')
  }
})
