import { isRecord } from '#github/is-record.ts'
import type { ArticleIndex, ArticleSummary } from './lib/article-index.ts'

/** What a document brings along for its page: the list, or the facts of one article. */
export type PageData = { index?: ArticleIndex; article?: ArticleSummary }

/** The document that the browser has loaded. */
export type OpenDocument = {
  root: HTMLElement
  /** `null` when the document was made for another address: its page then has to be rendered here. */
  data: PageData | null
}

/**
 * Finds the root of the document and the data that came with it. Where the host also serves the page under the name of its
 * file (`/blogs.html`), the page takes its clean address.
 *
 * @throws Error when the document is not one of this site's build
 */
export function openDocument(): OpenDocument {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element with the id "root".')
  const { path } = root.dataset
  if (path === undefined) return { root, data: null }
  // Not for an article: `X.html` may be the name of another article.
  const fileName = path.endsWith('/blogs') ? `${path}.html` : `${path}index.html`
  if (location.pathname === fileName)
    history.replaceState(history.state, '', path + location.search + location.hash)
  return { root, data: isSamePath(path, location.pathname) ? dataIn(document) : null }
}

/**
 * Whether two paths lead to one page: browsers and people encode one name in several ways.
 *
 * @param path the path a document was made for
 * @param pathname the path in the address bar
 */
export function isSamePath(path: string, pathname: string): boolean {
  try {
    return withoutSlash(decodeURIComponent(path)) === withoutSlash(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/** Hosts may add a slash to any address. */
function withoutSlash(path: string): string {
  return path.replace(/\/$/, '')
}

function dataIn(document: Document): PageData {
  const data: unknown = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}')
  return isRecord(data) ? data : {}
}
