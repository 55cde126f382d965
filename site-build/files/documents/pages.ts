import { articlePath } from '#article-host/article-name.ts'
import type { ArticleIndex } from '#app/lib/articles/article-index.ts'
import type { PageContent } from '#app/lib/site/page-content.ts'
import type { ListDocument } from '#app/lib/articles/list-document.ts'
import type { OwnPage } from '#app/lib/site/own-pages.ts'
import { listPagePath, listPages } from '#app/lib/articles/list-pages.ts'
import type { Settings } from '#site-build/read/settings.ts'
import type { PublishedArticles } from '#site-build/articles/published-articles.ts'
import { mainTags, tagDocuments, tagsOf } from './tag-documents.ts'

/** The entry module of each page, as Vite's manifest names it. */
export const ENTRIES = {
  home: 'app/pages/home/entry.tsx',
  list: 'app/pages/list/entry.tsx',
  article: 'app/pages/article/entry.tsx',
  // The owner's pages use the code of articles, but are never read live.
  own: 'app/pages/article/entry.tsx',
  'not-found': 'app/pages/not-found/entry.tsx',
} as const satisfies Record<PageContent['page'], string>

/** A copy of `404.html` that every host answers with status 200, so that the service worker can cache it. */
export const OFFLINE_DOCUMENT = 'offline.html'

export type Page = {
  /** The site path without the base; `null` for a document that opens any address. */
  path: string | null
  /** The file, relative to the finished site. */
  file: string
  canonical: string | null
  content: PageContent
  /** See `PageData`; an article's text is only in the HTML. */
  data: unknown
}

/** The content of the site's pages. */
export type SitePages = Pick<PublishedArticles, 'index' | 'articles'> & { own?: readonly OwnPage[] }

/** Every document of the site. */
export function pagesOf(
  { index, articles, own = [] }: SitePages,
  { address }: Pick<Settings, 'address'>,
): Page[] {
  const page = (path: string | null, file: string, content: PageContent, data: unknown = {}): Page => ({
    path,
    file,
    content,
    data,
    canonical: path === null ? null : address.slice(0, -1) + path,
  })
  return [
    page('/', 'index.html', { page: 'home' }),
    ...[...listDocuments(index), ...tagDocuments(index)].map((list) => {
      const path = listPagePath(list.number, list.total, list.tag)
      return page(path, `${decodeURIComponent(path.slice(1))}.html`, { page: 'list', list }, dataOf(list))
    }),
    ...own.map((one) => {
      const { name, title, lang } = one
      const data = { own: { name, title, ...(lang !== undefined && { lang }) } }
      return page(`/${name}`, `${name}.html`, { page: 'own', own: one }, data)
    }),
    page(null, '404.html', { page: 'not-found' }),
    page(null, OFFLINE_DOCUMENT, { page: 'not-found' }),
    ...articles
      .filter(({ name }) => hasDocument(name))
      .map((article) => {
        const { cover: _cover, canonical, ...summary } = article
        const content = { page: 'article' as const, article }
        const own = page(articlePath(article.name), `blogs/${article.name}.html`, content, {
          article: summary,
        })
        // Search engines should find the first publication of an article.
        return { ...own, canonical: canonical ?? own.canonical }
      }),
  ]
}

/** Without the entries: the rows of the list contain their facts. */
function dataOf({ entries: _entries, ...list }: ListDocument) {
  return { list }
}

/** The list in pages, newest first. Only `/blogs` is merged with the live list, which needs the names of drafts. */
export function listDocuments({ entries, drafts = [] }: ArticleIndex): ListDocument[] {
  const pages = listPages(entries)
  const tags = mainTags(tagsOf({ entries }))
  return pages.map((page, place) => ({
    total: entries.length,
    number: pages.length - place,
    entries: page,
    ...(place === 0 && { drafts, tags }),
  }))
}

/** The longest file name, in bytes, on the file systems of hosts (ext4, APFS, NTFS). */
const MAX_FILE_NAME = 255

/**
 * Whether an article gets a document. Hosts would confuse `index` and `X.html` with other addresses, so `404.html` opens those
 * articles, like articles newer than the build.
 */
export function hasDocument(name: string): boolean {
  return !/^index$|\.html$/i.test(name) && Buffer.byteLength(`${name}.html`) <= MAX_FILE_NAME
}
