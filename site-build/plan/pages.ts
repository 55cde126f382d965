import { articlePath } from '#article-host/article-name.ts'
import type {
  ArticleIndex,
  CountedTag,
  ListDocument,
  PublishedArticle,
} from '#app/lib/articles/article-index.ts'
import type { PageContent } from '#app/lib/site/page-content.ts'
import { listPagePath, listPages } from '#app/lib/articles/list-pages.ts'
import type { Page, Settings } from '#site-build/model.ts'
import { tagKey } from '#app/lib/articles/tags.ts'
import { articleDocument } from './addresses/article-document.ts'

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

const MOST_TAGS = 100

type SitePages = {
  index: ArticleIndex
  published: readonly PublishedArticle[]
  ownPages?: readonly PublishedArticle[]
}

/** All pages of a site. `namePages` leaves out those without a document. */
export function pagesOf({ index, published, ownPages = [] }: SitePages, { address }: Settings): Page[] {
  const page = (path: string | null, file: string, content: PageContent, data: object = {}): Page => {
    return { path, file, content, data, canonical: path && address.slice(0, -1) + path }
  }
  return [
    page('/', 'index.html', { page: 'home' }),
    page(null, '404.html', { page: 'not-found' }),
    page(null, OFFLINE_DOCUMENT, { page: 'not-found' }),
    ...listDocuments(index).map((list) => {
      const path = listPagePath(list.number, list.total, list.tag)
      const file = `${decodeURIComponent(path.slice(1))}.html`
      // The rows of the list contain the facts of its entries.
      return page(path, file, { page: 'list', list }, { list: { ...list, entries: undefined } })
    }),
    ...ownPages.map((article) => {
      const { name, title, lang } = article
      return page(`/${name}`, `${name}.html`, { page: 'own', own: article }, { own: { name, title, lang } })
    }),
    ...published.map((article) => {
      const { cover: _cover, canonical, aliases: _aliases, translations: _translations, ...data } = article
      const content = { page: 'article' as const, article }
      const ofArticle = page(articlePath(article.name), articleDocument(article.name), content, {
        article: data,
      })
      // Search engines should find the first publication of an article.
      return { ...ofArticle, canonical: canonical ?? ofArticle.canonical }
    }),
  ]
}

/** The list and that of each tag, in pages, newest first. Only `/blogs` is merged with the live list, so only it gets all facts of the index. */
export function listDocuments(index: ArticleIndex): ListDocument[] {
  const { entries, drafts = [], scheduled = [], earlierLists = [] } = index
  const translations = index.translations?.map(({ name, title, lang }) => ({ name, title, lang }))
  const allTags = tagsOf(entries)
  const tags = allTags
    .slice(0, MOST_TAGS)
    .map((tag): CountedTag => ({ label: tag.label, count: tag.entries.length }))
  const [newest, ...older] = inPages(entries, {})
  const newestWithFacts = { ...newest!, drafts, scheduled, earlierLists, tags, translations }
  const listsOfTags = allTags.flatMap((tag) => inPages(tag.entries, { tag: tag.label, tags }))
  return [newestWithFacts, ...older, ...listsOfTags]
}

/** Splits a list into documents, newest first. @param facts of each of them */
function inPages(listed: ArticleIndex['entries'], facts: Partial<ListDocument>): ListDocument[] {
  const pages = listPages(listed)
  return pages.map((page, index) => {
    // Numbers count from the oldest page.
    return { total: listed.length, number: pages.length - index, ...facts, entries: page }
  })
}

/** The tags of the published articles, most used first. The newest article decides between spellings of a tag. */
export function tagsOf<T extends { tags?: string[] }>(entries: readonly T[]) {
  const tags = new Map<string, { label: string; entries: T[] }>()
  for (const entry of entries)
    for (const label of entry.tags ?? []) {
      const tag = tags.get(tagKey(label)) ?? { label, entries: [] }
      // An article may contain a tag in two spellings.
      if (tag.entries.at(-1) !== entry) tag.entries.push(entry)
      tags.set(tagKey(label), tag)
    }
  const { compare } = new Intl.Collator('en')
  return [...tags.values()].toSorted(
    (a, b) => b.entries.length - a.entries.length || compare(a.label, b.label),
  )
}
