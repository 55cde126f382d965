import { expect, test } from 'vitest'
import { ownPage, pageOf, SITE } from '#tests/support/site/example-pages.ts'
import { readSettings } from '#site-build/read/settings.ts'
import { openGraph, structuredData } from './head-facts.ts'

const HEAD = { title: 'Blog Articles · Ada', description: 'What she writes.' }
const DAY = Date.UTC(2026, 2, 15)
const ARTICLE = {
  name: 'Sure',
  title: 'Sure?',
  lang: 'pt-BR',
  tags: ['a', 'b'],
  minutes: 3,
  cover: '/me/pictures/a.png',
  canonical: 'https://elsewhere.example/first',
  date: DAY,
  updated: DAY + 1,
  changedAt: DAY + 2,
}

test('an article has its own title, dates, tags and picture, all addresses complete', () => {
  expect(Object.fromEntries(openGraph(pageOf('/blogs/Sure', ARTICLE), HEAD, SITE))).toMatchObject({
    'og:type': 'article',
    'og:title': 'Sure?',
    'og:site_name': 'Ada Example',
    'og:url': ARTICLE.canonical,
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
      .filter(([property, content]) => /image|card/.test(property) && content !== undefined)
      .map(([, content]) => content)
  expect(shown({})).toEqual([address, 1200, 630, picture.alt, 'summary_large_image'])
  const cover = 'https://ada.example/me/a.png'
  expect(shown({ cover: '/me/a.png' })).toEqual([cover, 'Sure', 'summary_large_image'])
})

test('a page of the owner has its cover, described by its title', () => {
  const page = ownPage({ title: 'Now', cover: '/me/share/covers/a.jpg' })
  expect(Object.fromEntries(openGraph(page, HEAD, SITE))).toMatchObject({
    'og:type': 'website',
    'og:image': 'https://ada.example/me/share/covers/a.jpg',
    'og:image:alt': 'Now',
    'twitter:card': 'summary_large_image',
  })
})

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

test('describes positions, degrees and publications of the owner by the names of their sections', () => {
  const section = (name: string, ...entries: object[]) => ({ name, title: name, entries })
  const settings = readSettings(
    {
      ...SITE.content,
      articles: {},
      sections: [
        section(
          'experience',
          { title: 'Engineer', organisation: 'Bridges', from: '2021-03', tags: ['C', 'SQL'] },
          { title: 'Intern', organisation: 'Roads', from: 2019, to: 2020 },
        ),
        section('education', { title: 'MSc', organisation: 'A school', to: 2019 }),
        section('publications', { title: 'On arches', date: '2018-01', link: 'https://a.example/1' }),
        section('uses', { title: 'A lamp' }),
      ],
    },
    {},
  )
  const graph = JSON.parse(JSON.stringify(structuredData(pageOf('/'), HEAD, settings)))
  const things = graph['@graph'] as Node[]
  const person = things.find((thing) => thing['@type'] === 'Person')
  expect(person).toMatchObject({
    worksFor: [{ '@type': 'Organization', name: 'Bridges' }],
    hasOccupation: [
      { hasOccupation: { name: 'Engineer', skills: 'C, SQL' }, startDate: '2021-03' },
      { hasOccupation: { name: 'Intern' }, startDate: '2019', endDate: '2020' },
    ],
    alumniOf: [{ '@type': 'EducationalOrganization', name: 'A school' }],
  })
  expect(person).not.toHaveProperty('award')
  const profile = things.find((thing) => thing['@type'] === 'ProfilePage')
  expect(profile?.hasPart).toContainEqual(
    expect.objectContaining({
      name: 'On arches',
      datePublished: '2018-01',
      author: { '@id': person?.['@id'] },
    }),
  )
  expect(JSON.stringify(graph)).not.toContain('A lamp')
})

test('describes the author, the dates and the first publication of an article', () => {
  const { BlogPosting } = thingsOn('/blogs/Sure', { ...ARTICLE, title: '' })
  expect(BlogPosting).toMatchObject({
    headline: 'Sure',
    url: 'https://ada.example/me/blogs/Sure',
    mainEntityOfPage: ARTICLE.canonical,
    datePublished: '2026-03-15T00:00:00.000Z',
    dateModified: '2026-03-15T00:00:00.001Z',
    image: 'https://ada.example/me/pictures/a.png',
    keywords: ['a', 'b'],
    timeRequired: 'PT3M',
    author: { '@type': 'Person', name: 'Ada Example', url: 'https://ada.example/me/' },
  })
  const author = { name: 'Grace', url: 'mailto:grace@grace.example' }
  const guests = thingsOn('/blogs/Sure', { name: 'Sure', author })
  expect(guests.BlogPosting?.author).toEqual({ '@type': 'Person', ...author })
})

test('describes the publications that a text lists, with the owner as the person of the home page', () => {
  const publication = {
    key: 'a',
    title: 'Looms',
    authors: ['Grace Hopper', 'A. Example'],
    hasOthers: false,
    label: 'Hopper & Example, 2020',
    venue: 'Journal of Looms',
    year: '2020',
    note: '',
    address: 'https://looms.example/',
    links: [],
  }
  const page = pageOf('/blogs/Sure', { name: 'Sure' })
  const graph = JSON.parse(JSON.stringify(structuredData(page, HEAD, SITE, undefined, [publication])))
  const posting = (graph['@graph'] as Node[]).find((node) => node['@type'] === 'BlogPosting')
  expect(posting?.['citation']).toEqual([
    {
      '@type': 'ScholarlyArticle',
      name: 'Looms',
      headline: 'Looms',
      author: [
        { '@type': 'Person', name: 'Grace Hopper' },
        {
          '@type': 'Person',
          '@id': 'https://ada.example/me/#person',
          name: 'Ada Example',
          url: 'https://ada.example/me/',
        },
      ],
      datePublished: '2020',
      isPartOf: { '@type': 'PublicationIssue', name: 'Journal of Looms' },
      url: 'https://looms.example/',
    },
  ])
})

test('breadcrumbs go from the home page to each page, which is the last one and has no address', () => {
  const trailOf = (path: string) => {
    const trail = thingsOn(path, { name: 'Sure' }).BreadcrumbList!.itemListElement as Node[]
    return trail.map(({ position, item = null }) => [position, item])
  }
  const home = [1, 'https://ada.example/me/']
  const blog = [2, 'https://ada.example/me/blogs']
  expect(trailOf('/blogs')).toEqual([home, [2, null]])
  expect(trailOf('/archive/1')).toEqual([home, blog, [3, null]])
  expect(trailOf('/blogs/Sure')).toEqual([home, blog, [3, null]])
})
