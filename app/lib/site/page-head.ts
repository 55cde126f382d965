import type { ListDocument } from '#app/lib/articles/article-index.ts'
import { olderPages } from '#app/lib/articles/list-pages.ts'
import { SITE_IDENTITY } from './site-identity.ts'
import { fill } from '#app/lib/language/sentences.ts'
import * as words from '#app/lib/words/heads.ts'

/** A page's `<title>` and description. */
export type PageHead = { title: string; description: string }

/** The title of a page of the list (see `listPagePath`), or of the newest one. */
export function listTitle(list?: Pick<ListDocument, 'number' | 'total' | 'tag'>): string {
  const title = list?.tag === undefined ? words.list : fill(words.tag, { tag: list.tag })
  const isOlder = list && list.number <= olderPages(list.total)
  return pageTitle(isOlder ? fill(words.listPage, { title, page: list.number }) : title)
}

/** The title in the browser's tab. */
export function pageTitle(title: string): string {
  return `${title} · ${SITE_IDENTITY.name}`
}
