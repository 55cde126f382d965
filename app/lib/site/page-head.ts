import type { ListDocument } from '#app/lib/articles/article-index.ts'
import { olderPages } from '#app/lib/articles/list-pages.ts'
import { SITE_IDENTITY } from './site-identity.ts'
import { fill } from '#app/lib/language/fill.ts'
import * as words from '#app/lib/words/heads.ts'

/** A page's `<title>` and description. */
export type PageHead = { title: string; description: string }

type ListPage = Pick<ListDocument, 'number' | 'total' | 'tag'>

const NEWEST: ListPage = { number: 1, total: 0 }

export function homeHead(about: string): PageHead {
  return { title: `${SITE_IDENTITY.name} · ${SITE_IDENTITY.role}`, description: about }
}

/** @param page a page of the list (see `listPagePath`); the newest one if left out */
export function listTitle({ number, total, tag }: ListPage = NEWEST): string {
  const title = tag === undefined ? words.list : fill(words.tag, { tag })
  return pageTitle(number > olderPages(total) ? title : fill(words.listPage, { title, page: number }))
}

export function listHead(list: ListPage): PageHead {
  const { name } = SITE_IDENTITY
  const description =
    list.tag === undefined
      ? fill(words.listDescription, { name })
      : fill(words.tagDescription, { tag: list.tag, name })
  return { title: listTitle(list), description }
}

export function notFoundHead(): PageHead {
  const description = fill(words.notFoundDescription, { name: SITE_IDENTITY.name })
  return { title: pageTitle(words.notFound), description }
}

/** @param author the guest who wrote the article, or the owner */
export function articleHead(
  title: string,
  description = '',
  { name }: { name: string } = SITE_IDENTITY,
): PageHead {
  return {
    title: pageTitle(title),
    description: description || fill(words.articleDescription, { name }),
  }
}

export function ownPageHead({ title, description }: PageHead): PageHead {
  return {
    title: pageTitle(title),
    description: description || fill(words.ownPageDescription, { title, name: SITE_IDENTITY.name }),
  }
}

/** The title in the browser's tab. */
export function pageTitle(title: string): string {
  return `${title} · ${SITE_IDENTITY.name}`
}
