import { expect, test } from 'vitest'
import { pageOf, SITE } from '#tests/support/site/example-pages.ts'
import { structuredData } from './structured-data.ts'

const HEAD = { title: 'A title', description: 'A description.' }

type Node = Record<string, unknown> & { '@type': string }

/** The things on a page by their kind, after the way through JSON. */
function thingsOn(...address: Parameters<typeof pageOf>): Record<string, Node> {
  const graph = JSON.parse(JSON.stringify(structuredData(pageOf(...address), HEAD, SITE)))
  expect(graph['@context']).toBe('https://schema.org')
  return Object.fromEntries((graph['@graph'] as Node[]).map((node) => [node['@type'], node]))
}

test('describes the owner and the projects on the home page', () => {
  const { WebSite, Person, ProfilePage } = thingsOn('/')
  expect(WebSite).toMatchObject({ url: 'https://ada.example/me/', name: 'Ada Example', inLanguage: 'en' })
  expect(Person).toMatchObject({ name: 'Ada Example', sameAs: [expect.any(String), expect.any(String)] })
  expect(ProfilePage?.mainEntity).toEqual({ '@id': Person?.['@id'] })
  expect(WebSite?.publisher).toEqual({ '@id': Person?.['@id'] })
  const projects = ProfilePage?.hasPart as Node[]
  expect(projects[0]).toMatchObject({ codeRepository: 'https://github.com/ada/loom', name: 'Loom' })
})

test('describes the author, the dates and the first publication of an article', () => {
  const day = Date.UTC(2026, 2, 15)
  const dates = { date: day, updated: day + 1, changedAt: day + 2 }
  const facts = { title: '', tags: ['a'], minutes: 3, cover: '/me/pictures/a.png' }
  const canonical = 'https://elsewhere.example/first'
  const { BlogPosting } = thingsOn('/blogs/Sure', { name: 'Sure', canonical, ...dates, ...facts })
  expect(BlogPosting).toMatchObject({
    headline: 'Sure',
    url: 'https://ada.example/me/blogs/Sure',
    mainEntityOfPage: canonical,
    datePublished: '2026-03-15T00:00:00.000Z',
    dateModified: '2026-03-15T00:00:00.001Z',
    image: 'https://ada.example/me/pictures/a.png',
    keywords: ['a'],
    timeRequired: 'PT3M',
    author: { '@type': 'Person', name: 'Ada Example', url: 'https://ada.example/me/' },
  })
  const author = { name: 'Grace', url: 'mailto:grace@grace.example' }
  const guests = thingsOn('/blogs/Sure', { name: 'Sure', author })
  expect(guests.BlogPosting?.author).toEqual({ '@type': 'Person', ...author })
})

test('breadcrumbs go from the home page to each page, which is the last one and has no address', () => {
  const trailOf = (path: string) =>
    (thingsOn(path, { name: 'Sure' }).BreadcrumbList!.itemListElement as Node[]).map(
      ({ position, item = null }) => [position, item],
    )
  const home = [1, 'https://ada.example/me/']
  const blog = [2, 'https://ada.example/me/blogs']
  expect(trailOf('/blogs')).toEqual([home, [2, null]])
  expect(trailOf('/archive/1')).toEqual([home, blog, [3, null]])
  expect(trailOf('/blogs/Sure')).toEqual([home, blog, [3, null]])
})
