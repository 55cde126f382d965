import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { isRecord } from '#article-host/is-record.ts'
import type { PublishedArticle, ListDocument } from './lib/articles/article-index.ts'
import type { OwnPageLink } from './lib/site/page-content.ts'

/** The data in a document: facts about a list, an article or a page of the owner's that are not in its HTML. */
export type PageData = { list?: Omit<ListDocument, 'entries'>; article?: PublishedArticle; own?: OwnPageLink }

/** The root and the data of the document: `null` if it was made for another address, so that the browser has to render its page. */
export function openDocument(): { root: HTMLElement; data: PageData | null } {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element with the id "root".')
  const { path } = root.dataset
  if (path === undefined) return { root, data: null }
  if (!isSamePath(path, location.pathname)) return { root, data: null }
  const data: unknown = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}')
  return { root, data: isRecord(data) ? data : {} }
}

/** Whether two paths are the same page, however they are encoded. Hosts may add a slash to any address, or the name of its file. */
export function isSamePath(path: string, pathname: string): boolean {
  const [own, shown] = [path, pathname].map((one) => percentDecoded(one.replace(/\/(?:index\.html)?$/, '')))
  return own !== null && own === shown
}
