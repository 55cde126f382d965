import type { Graph, Thing } from 'schema-dts'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { PageHead } from '#app/lib/site/page-head.ts'
import type { Page } from '#site-build/files/documents/pages.ts'
import type { SharePicture } from '#site-build/files/share-pictures/share-pictures.ts'
import type { Settings } from '#site-build/read/settings.ts'

type Site = Pick<Settings, 'address' | 'content' | 'words'>

const BLOG = '/blogs'

/** Describes a page in the vocabulary of schema.org (JSON-LD 1.1). @returns `null` for a page without an address */
export function structuredData(
  { path, canonical, content }: Page,
  { title, description }: PageHead,
  site: Site,
  picture?: SharePicture,
): Graph | null {
  if (path === null || content.page === 'not-found') return null
  const blog = { name: site.words.heads.list, path: BLOG }
  switch (content.page) {
    case 'home':
      return graph(website(site), person(site), profile(site, description, picture))
    case 'list':
      return graph(path === BLOG ? breadcrumbs(site, [], blog.name) : breadcrumbs(site, [blog], title))
    case 'article': {
      const url = site.address.slice(0, -1) + path
      const headline = content.article.title || content.article.name
      const about = {
        '@id': `${url}#article`,
        url,
        headline,
        description,
        mainEntityOfPage: canonical ?? url,
      }
      return graph(
        { '@type': 'BlogPosting', ...about, ...articleFacts(content.article, site, picture) },
        breadcrumbs(site, [blog], headline),
      )
    }
    case 'own':
      return graph(breadcrumbs(site, [], content.own.title))
  }
}

function graph(...things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}

function website({ address, content: { owner, lang } }: Site): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${address}#website`,
    url: address,
    name: owner.name,
    inLanguage: lang,
    publisher: { '@id': `${address}#person` },
  }
}

function person({ address, content }: Site): Thing {
  const { owner, about, links, skills } = content
  return {
    ...author({ address, content }),
    jobTitle: owner.role,
    description: about,
    sameAs: [links.github, links.linkedin].filter((address) => address !== undefined),
    knowsAbout: skills.flatMap((group) => group.skills),
  }
}

function profile({ address, content }: Site, description: string, picture?: SharePicture): Thing {
  return {
    '@type': 'ProfilePage',
    url: address,
    name: content.owner.name,
    description,
    inLanguage: content.lang,
    ...(picture && { image: picture.address }),
    isPartOf: { '@id': `${address}#website` },
    mainEntity: { '@id': `${address}#person` },
    hasPart: content.projects.map((project) => ({
      '@type': 'SoftwareSourceCode' as const,
      name: project.title,
      description: project.description,
      ...(project.github_link !== undefined && { codeRepository: project.github_link }),
      ...(project.deployed_link !== undefined && { url: project.deployed_link }),
      ...(project.image && { image: new URL(project.image.address, address).href }),
      author: { '@id': `${address}#person` },
    })),
  }
}

function articleFacts(
  { author: guest, date, updated, changedAt, tags, lang, minutes, cover }: PublishedArticle,
  { address, content }: Site,
  picture?: SharePicture,
) {
  const modified = updated ?? changedAt
  const image = cover === undefined ? picture?.address : new URL(cover, address).href
  return {
    inLanguage: lang ?? content.lang,
    ...(date !== undefined && { datePublished: new Date(date).toISOString() }),
    ...(typeof modified === 'number' && { dateModified: new Date(modified).toISOString() }),
    ...(tags && { keywords: tags }),
    ...(image !== undefined && { image }),
    timeRequired: `PT${minutes}M`,
    author: guest ? { '@type': 'Person' as const, ...guest } : author({ address, content }),
    isPartOf: { '@id': `${address}#website` },
  }
}

/** The pages above a page, and the page itself. */
function breadcrumbs(
  { address, words }: Site,
  pages: readonly { name: string; path: string }[],
  last: string,
): Thing {
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

function author({ address, content }: Pick<Site, 'address' | 'content'>) {
  return { '@type': 'Person' as const, '@id': `${address}#person`, name: content.owner.name, url: address }
}
