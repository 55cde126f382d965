import { expect, test } from 'vitest'
import { pageOf, SITE } from '#tests/support/site/example-pages.ts'
import { structuredData } from './structured-data.ts'

const HEAD = { title: 'A title', description: 'A description.' }

type Node = Record<string, unknown> & { '@type': string }

/** The things on a page by their kind, after the way through JSON. */
function thingsOn(page: ReturnType<typeof pageOf>, site = SITE): Record<string, Node> {
  const graph = JSON.parse(JSON.stringify(structuredData(page, HEAD, site)))
  expect(graph['@context']).toBe('https://schema.org')
  return Object.fromEntries((graph['@graph'] as Node[]).map((node) => [node['@type'], node]))
}

test('describes the owner and the projects on the home page', () => {
  const { WebSite, Person, ProfilePage } = thingsOn(pageOf('/'))
  expect(WebSite).toMatchObject({ url: 'https://ada.example/me/', name: 'Ada Example', inLanguage: 'en' })
  expect(Person).toMatchObject({ name: 'Ada Example', sameAs: [expect.any(String), expect.any(String)] })
  expect(ProfilePage?.mainEntity).toEqual({ '@id': Person?.['@id'] })
  expect(WebSite?.publisher).toEqual({ '@id': Person?.['@id'] })
  const projects = ProfilePage?.hasPart as Node[]
  expect(projects[0]).toMatchObject({ codeRepository: 'https://github.com/ada/loom', name: 'Loom' })
})

test('describes the author, the dates and the first publication of an article', () => {
  const day = Date.UTC(2026, 2, 15)
  const { BlogPosting } = thingsOn(
    pageOf('/blogs/Sure', {
      name: 'Sure',
      title: '',
      date: day,
      updated: day + 1,
      changedAt: day + 2,
      tags: ['a'],
      minutes: 3,
      canonical: 'https://elsewhere.example/first',
      cover: '/me/pictures/a.png',
    }),
  )
  expect(BlogPosting).toMatchObject({
    headline: 'Sure',
    url: 'https://ada.example/me/blogs/Sure',
    mainEntityOfPage: 'https://elsewhere.example/first',
    datePublished: '2026-03-15T00:00:00.000Z',
    dateModified: '2026-03-15T00:00:00.001Z',
    image: 'https://ada.example/me/pictures/a.png',
    keywords: ['a'],
    timeRequired: 'PT3M',
    author: { '@type': 'Person', name: 'Ada Example', url: 'https://ada.example/me/' },
  })
})

test('the author of a guest’s article is the guest', () => {
  const author = { name: 'Grace', url: 'mailto:grace@grace.example' }
  const { BlogPosting } = thingsOn(pageOf('/blogs/Sure', { name: 'Sure', author }))
  expect(BlogPosting?.author).toEqual({ '@type': 'Person', ...author })
})

test('breadcrumbs go from the home page to each page, which is the last one and has no address', () => {
  const trailOf = (page: ReturnType<typeof pageOf>) =>
    (thingsOn(page).BreadcrumbList!.itemListElement as Node[]).map(({ position, item = null }) => [
      position,
      item,
    ])
  const home = [1, 'https://ada.example/me/']
  const blog = [2, 'https://ada.example/me/blogs']
  expect(trailOf(pageOf('/blogs'))).toEqual([home, [2, null]])
  expect(trailOf(pageOf('/archive/1'))).toEqual([home, blog, [3, null]])
  expect(trailOf(pageOf('/blogs/Sure', { name: 'Sure' }))).toEqual([home, blog, [3, null]])
})
