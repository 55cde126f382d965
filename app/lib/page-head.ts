import type { PageData } from '#app/page-data.ts'
import { assertNever } from './assert-never.ts'
import type { Route } from './route.ts'
import { SITE_IDENTITY } from './settings.ts'

/** What stands in a page's `<title>` and description: the same when it is prerendered and when it is opened on the client. */
export type PageHead = { title: string; description: string }

/** The home page’s; its description is the about text, which the blog does not load. */
export function homeHead(about: string): PageHead {
  return { title: `${SITE_IDENTITY.name} · ${SITE_IDENTITY.role}`, description: about }
}

export const BLOG_HEAD: PageHead = titled(
  'Blog Articles',
  `Articles by ${SITE_IDENTITY.name}, read live from where they are written.`,
)

export const NOT_FOUND_HEAD: PageHead = titled(
  'Page not found',
  `There is no page at this address of ${SITE_IDENTITY.name}’s site.`,
)

/** The head of one article; without a description of its own it says whose it is. */
export function articleHead(title: string, description = ''): PageHead {
  return titled(title, description || `An article by ${SITE_IDENTITY.name}.`)
}

/** The head of a prerendered page of the blog. */
export function headOf(route: Route, { article }: PageData): PageHead {
  switch (route.page) {
    case 'blogs':
      return BLOG_HEAD
    case 'article':
      return article ? articleHead(article.title || article.name, article.description) : NOT_FOUND_HEAD
    case 'home':
    case 'not-found':
      return NOT_FOUND_HEAD
    default:
      return assertNever(route)
  }
}

function titled(title: string, description: string): PageHead {
  return { title: `${title} · ${SITE_IDENTITY.name}`, description }
}
