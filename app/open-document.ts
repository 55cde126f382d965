import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { isRecord } from '#article-host/is-record.ts'
import type { PublishedArticle } from './lib/articles/article-index.ts'
import type { ListDocument } from './lib/articles/list-document.ts'
import type { OwnPageLink } from './lib/site/own-pages.ts'

/** The data in a document: the facts of a list, an article or an own page, without what the page shows. */
export type PageData = {
  list?: Omit<ListDocument, 'entries'>
  article?: PublishedArticle
  own?: OwnPageLink
}

export type OpenDocument = {
  root: HTMLElement
  /** `null` when the document was made for another address, so that its page is rendered in the browser. */
  data: PageData | null
}

/**
 * Finds the root and the data of the document. Replaces the name of a file in the address (`/blogs.html`).
 *
 * @throws Error when the document is not one of this site
 */
export function openDocument(): OpenDocument {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element with the id "root".')
  const { path } = root.dataset
  if (path === undefined) return { root, data: null }
  // Not for an article: `X.html` may be the name of another article.
  const isList = path.endsWith('/blogs') && !path.endsWith('/blogs/blogs')
  const fileName = isList ? `${path}.html` : `${path}index.html`
  if (location.pathname === fileName)
    history.replaceState(history.state, '', path + location.search + location.hash)
  return { root, data: isSamePath(path, location.pathname) ? dataIn(document) : null }
}

/** Whether two paths lead to the same page, however they are encoded. */
export function isSamePath(path: string, pathname: string): boolean {
  const [own, shown] = [path, pathname].map((one) => percentDecoded(withoutSlash(one)))
  return own !== null && own === shown
}

/** Hosts may add a slash to any address. */
function withoutSlash(path: string): string {
  return path.replace(/\/$/, '')
}

function dataIn(document: Document): PageData {
  const data: unknown = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}')
  return isRecord(data) ? data : {}
}
