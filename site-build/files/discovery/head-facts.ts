import { isSamePerson } from '#markdown/publications/is-same-person.ts'
import type { Publication } from '#markdown/publications/publication.ts'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { PageHead } from '#app/lib/site/page-head.ts'
import { isoTime } from '#site-build/files/documents/escape.ts'
import type { Page, Settings } from '#site-build/model.ts'
import { textFacts } from '#site-build/files/pictures/covers.ts'
import { SHARED_ICON } from '#site-build/files/icons/site-icons.ts'
import type { SharePicture } from '#site-build/files/share-pictures/share-pictures.ts'
import type { BlogPosting, Graph, ScholarlyArticle, Thing } from 'schema-dts'
import { ownSections } from '#content/rules/site-content.ts'
import { factsOfEntries, publications } from './entry-facts.ts'

export type Meta = [property: string, content: string | number | null | undefined]

/** Describes a page to sites that show links to it: Open Graph (ogp.me, with complete addresses), and the one field that X reads besides. */
export function openGraph(page: Page, head: PageHead, settings: Settings, picture?: SharePicture): Meta[] {
  const { address, content } = settings
  const text = textFacts(page.content)
  const article = page.content.page === 'article' ? page.content.article : undefined
  const cover = text?.cover === undefined ? undefined : new URL(text.cover, address).href
  const drawn = cover === undefined ? picture : undefined
  return [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', content.owner.name],
    ['og:title', article?.title || head.title],
    ['og:description', head.description],
    ['og:url', page.canonical],
    ['og:image', cover ?? picture?.address ?? new URL(SHARED_ICON, address).href],
    ['og:image:width', drawn?.width],
    ['og:image:height', drawn?.height],
    ['og:image:alt', drawn?.alt ?? (text?.title || content.owner.name)],
    ['twitter:card', (cover ?? picture) ? 'summary_large_image' : 'summary'],
    ['author', article && (article.author ?? content.owner).name],
    ['article:published_time', isoTime(article?.date)],
    ['article:modified_time', isoTime(article?.updated ?? article?.changedAt)],
    ...(article?.tags ?? []).map((tag): Meta => ['article:tag', tag]),
  ]
}

/**
 * Describes a page in the vocabulary of schema.org (JSON-LD 1.1); `null` for a page without an address.
 *
 * @param listed the publications that the text of the page lists
 */
export function structuredData(
  page: Page,
  head: PageHead,
  site: Settings,
  picture?: SharePicture,
  listed: readonly Publication[] = [],
) {
  const { address, words } = site
  const { content: shown } = page
  const { title, description } = head
  const home = { name: words.palette.home, item: address }
  const blog = { name: words.heads.list, item: `${address}blogs` }
  const url = urlOf(page, address)
  switch (shown.page) {
    case 'home':
      return graph(...homePage(site, description, picture))
    case 'list':
      return graph(breadcrumbs(home, blog, ...(url === blog.item ? [] : [{ name: title }])))
    case 'article': {
      const posting = blogPosting(shown.article, page, description, site, picture)
      const citation = listed.length === 0 ? undefined : scholarlyArticles(listed, site)
      const name = titleOrName(shown.article)
      return graph({ ...posting, citation }, breadcrumbs(home, blog, { name }))
    }
    case 'own':
      return graph(breadcrumbs(home, { name: shown.own.title }), ...scholarlyArticles(listed, site))
    case 'not-found':
      return null
  }
}

function urlOf({ path }: Page, address: string): string {
  return address.slice(0, -1) + path
}

function titleOrName({ title, name }: PublishedArticle): string {
  return title || name
}

function blogPosting(
  article: PublishedArticle,
  page: Page,
  description: string,
  { address, content }: Settings,
  picture: SharePicture | undefined,
): BlogPosting {
  const { author: guest, cover } = article
  const url = urlOf(page, address)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    url,
    headline: titleOrName(article),
    description,
    mainEntityOfPage: page.canonical ?? url,
    inLanguage: article.lang ?? content.lang,
    datePublished: isoTime(article.date),
    dateModified: isoTime(article.updated ?? article.changedAt),
    keywords: article.tags,
    image: cover === undefined ? picture?.address : new URL(cover, address).href,
    timeRequired: `PT${article.minutes}M`,
    author: guest ? { '@type': 'Person', ...guest } : author(address, content.owner.name),
    isPartOf: { '@id': `${address}#website` },
  }
}

function graph(...things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}

function homePage({ address, content }: Settings, description: string, picture?: SharePicture): Thing[] {
  const { owner, about, lang, links, skills, projects } = content
  const person = { '@id': `${address}#person` }
  const website = { '@id': `${address}#website` }
  return [
    { '@type': 'WebSite', ...website, url: address, name: owner.name, inLanguage: lang, publisher: person },
    {
      ...author(address, owner.name),
      jobTitle: owner.role,
      description: about,
      sameAs: [links.github, links.linkedin].filter((link) => link !== undefined),
      knowsAbout: skills.flatMap((group) => group.skills),
      ...factsOfEntries(ownSections(content)),
    },
    {
      '@type': 'ProfilePage',
      url: address,
      name: owner.name,
      description,
      inLanguage: lang,
      image: picture?.address,
      isPartOf: website,
      mainEntity: person,
      hasPart: [
        ...projects.map((project) => ({
          '@type': 'SoftwareSourceCode' as const,
          name: project.title,
          description: project.description,
          codeRepository: project.github_link,
          url: project.deployed_link,
          image: project.image && new URL(project.image.address, address).href,
          author: person,
          keywords: project.tags,
          dateCreated: project.year === undefined ? undefined : String(project.year),
        })),
        ...publications(ownSections(content), person),
      ],
    },
  ]
}

/** The owner among the authors is the person whom the home page describes. */
function scholarlyArticles(
  publications: readonly Publication[],
  { address, content }: Settings,
): ScholarlyArticle[] {
  const { name: owner } = content.owner
  return publications.map(({ title, authors, venue, year, address: link }) => ({
    '@type': 'ScholarlyArticle',
    name: title,
    headline: title,
    author: authors.map((name) =>
      isSamePerson(name, owner) ? author(address, owner) : { '@type': 'Person' as const, name },
    ),
    datePublished: year || undefined,
    isPartOf: venue === '' ? undefined : { '@type': 'PublicationIssue', name: venue },
    url: link !== null && /^https?:/.test(link) ? link : undefined,
  }))
}

function author(address: string, name: string) {
  return { '@type': 'Person' as const, '@id': `${address}#person`, name, url: address }
}

/** The last one is the page itself, and needs no address. */
function breadcrumbs(...crumbs: { name: string; item?: string }[]): Thing {
  const itemListElement = crumbs.map(({ name, item }, index) => {
    const address = index + 1 < crumbs.length ? item : undefined
    return { '@type': 'ListItem' as const, position: index + 1, name, item: address }
  })
  return { '@type': 'BreadcrumbList', itemListElement }
}
