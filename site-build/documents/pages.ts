import { articlePath } from '#github/article-name.ts'
import type { SavedCopy } from '#app/lib/snapshot.ts'
import { articleMeta, type MetaProperty } from './article-meta.ts'
import type { Settings } from '#site-build/settings.ts'
import { hasFile, type Snapshot } from '#site-build/articles/snapshot.ts'

/**
 * The source modules that documents need at once, as Vite's manifest names them: the one that they start from, and the one
 * that it loads for the page on show.
 */
export const BUNDLES = {
  home: ['app/entry-home.tsx'],
  list: ['app/entry-blog.tsx', 'app/pages/list/list-page.tsx'],
  article: ['app/entry-blog.tsx'],
} as const
export type Bundle = keyof typeof BUNDLES

/** `404.html` under a name that every host answers with status 200, so that the service worker can keep it. */
export const OFFLINE_DOCUMENT = 'offline.html'

/** One document of the site. */
export type Page = {
  /** The site path without the base, or `null` for the 404 document, which opens whatever has none of its own. */
  path: string | null
  /** The file, relative to the finished site. */
  file: string
  canonical: string | null
  /** What else its head says. */
  meta: MetaProperty[]
  /** The document that opens any address is mostly an article's: one that is newer than the build. */
  bundle: Bundle
  /** What the page shows. */
  copy: SavedCopy
  /** What the browser needs to hydrate it: an article's body is read back out of the document itself. */
  data: unknown
}

/** Every document of the site. */
export function pagesOf(
  { index, articles }: Pick<Snapshot, 'index' | 'articles'>,
  { address }: Settings,
): Page[] {
  const page = (
    bundle: Bundle,
    path: string | null,
    file: string,
    copy: SavedCopy,
    data: unknown = copy,
  ): Page => {
    const canonical = path === null ? null : address.slice(0, -1) + path
    return { path, file, canonical, meta: [], bundle, copy, data }
  }
  return [
    page('home', '/', 'index.html', {}),
    page('list', '/blogs', 'blogs.html', { index }),
    page('article', null, '404.html', {}),
    page('article', null, OFFLINE_DOCUMENT, {}),
    ...articles
      .filter(({ name }) => hasFile(name, '.html'))
      .map((article) => {
        const { body: _body, cover: _cover, canonical, ...summary } = article
        const path = articlePath(article.name)
        const own = page('article', path, `blogs/${article.name}.html`, { article }, { article: summary })
        // What was published elsewhere first is found there.
        return { ...own, canonical: canonical ?? own.canonical, meta: articleMeta(article, address) }
      }),
  ]
}
