import type {
  BlogPosting,
  BreadcrumbList,
  Graph,
  Person,
  ProfilePage,
  SoftwareSourceCode,
  Thing,
  WebSite,
} from 'schema-dts'
import type { PageHead } from '#app/lib/site/page-head.ts'
import type { Page } from '#site-build/files/documents/pages.ts'
import type { Settings } from '#site-build/read/settings.ts'
import type { SharePicture } from '#site-build/files/share-pictures/share-pictures.ts'

type Site = Pick<Settings, 'address' | 'content' | 'words'>
type ArticleContent = Extract<Page['content'], { page: 'article' }>['article']

const BLOG = '/blogs'

/** Describes a page in the vocabulary of schema.org (JSON-LD 1.1). @returns `null` for a page without an address */
export function structuredData(
  page: Page,
  { title, description }: PageHead,
  site: Site,
  picture?: SharePicture,
): Graph | null {
  if (page.path === null) return null
  const url = site.address.slice(0, -1) + page.path
  switch (page.content.page) {
    case 'home':
      return graph(website(site), person(site), profile(site, description, picture))
    case 'list':
      return graph(
        page.path === BLOG
          ? breadcrumbs(site, [], site.words.heads.list)
          : breadcrumbs(site, [blogOf(site)], title),
      )
    case 'article': {
      const { article } = page.content
      const headline = article.title || article.name
      return graph(
        posting(article, { url, headline, description, source: page.canonical ?? url, picture }, site),
        breadcrumbs(site, [blogOf(site)], headline),
      )
    }
    case 'own':
      return graph(breadcrumbs(site, [], page.content.own.title))
    case 'not-found':
      return null
  }
}

function graph(...things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}

function website({ address, content: { owner, lang } }: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${address}#website`,
    url: address,
    name: owner.name,
    inLanguage: lang,
    publisher: { '@id': `${address}#person` },
  }
}

function person({ address, content: { owner, about, links, skills } }: Site): Person {
  return {
    ...author({ address, owner }),
    jobTitle: owner.role,
    description: about,
    sameAs: [links.github, links.linkedin].filter((address) => address !== undefined),
    knowsAbout: skills.flatMap((group) => group.skills),
  }
}

function profile({ address, content }: Site, description: string, picture?: SharePicture): ProfilePage {
  return {
    '@type': 'ProfilePage',
    url: address,
    name: content.owner.name,
    description,
    inLanguage: content.lang,
    ...(picture && { image: picture.address }),
    isPartOf: { '@id': `${address}#website` },
    mainEntity: { '@id': `${address}#person` },
    hasPart: content.projects.map((project): SoftwareSourceCode => ({
      '@type': 'SoftwareSourceCode',
      name: project.title,
      description: project.description,
      ...(project.github_link !== undefined && { codeRepository: project.github_link }),
      ...(project.deployed_link !== undefined && { url: project.deployed_link }),
      ...(project.image && { image: new URL(project.image.address, address).href }),
      author: { '@id': `${address}#person` },
    })),
  }
}

function posting(
  { date, updated, changedAt, tags, lang, minutes, cover }: ArticleContent,
  about: {
    url: string
    headline: string
    description: string
    source: string
    picture: SharePicture | undefined
  },
  { address, content: { owner, lang: siteLang } }: Site,
): BlogPosting {
  const modified = updated ?? changedAt
  const { url, headline, description, source } = about
  const image = cover === undefined ? about.picture?.address : new URL(cover, address).href
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    url,
    headline,
    description,
    mainEntityOfPage: source,
    inLanguage: lang ?? siteLang,
    ...(date !== undefined && { datePublished: new Date(date).toISOString() }),
    ...(typeof modified === 'number' && { dateModified: new Date(modified).toISOString() }),
    ...(tags && { keywords: tags }),
    ...(image !== undefined && { image }),
    timeRequired: `PT${minutes}M`,
    author: author({ address, owner }),
    isPartOf: { '@id': `${address}#website` },
  }
}

/** The list as one of the pages above an article. */
function blogOf({ words }: Site) {
  return { name: words.heads.list, path: BLOG }
}

/** The pages above a page, and the page itself. */
function breadcrumbs(
  { address, words }: Site,
  pages: readonly { name: string; path: string }[],
  last: string,
): BreadcrumbList {
  const above = [{ name: words.palette.home, path: '/' }, ...pages]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...above.map(({ name, path }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name,
        item: address.slice(0, -1) + path,
      })),
      { '@type': 'ListItem', position: above.length + 1, name: last },
    ],
  }
}

function author({ address, owner }: { address: string; owner: { name: string } }) {
  return { '@type': 'Person' as const, '@id': `${address}#person`, name: owner.name, url: address }
}
