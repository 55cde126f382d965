import type { ListFacts } from './articles/list-document.ts'
import { olderPages } from './articles/list-pages.ts'
import { SITE_IDENTITY } from './settings.ts'

/** A page's `<title>` and description. */
export type PageHead = { title: string; description: string }

const NEWEST = { number: 1, total: 0 }

export function homeHead(about: string): PageHead {
  return { title: `${SITE_IDENTITY.name} · ${SITE_IDENTITY.role}`, description: about }
}

/** @param page of the list, see `listPagePath`; of the newest one if left out */
export function listHead({
  number,
  total,
  tag,
}: Pick<ListFacts, 'number' | 'total' | 'tag'> = NEWEST): PageHead {
  const title = tag === undefined ? 'Blog Articles' : `Articles about ${tag}`
  return titled(
    number > olderPages(total) ? title : `${title}, page ${number}`,
    tag === undefined
      ? `Articles by ${SITE_IDENTITY.name}, read live from where they are written.`
      : `${title} by ${SITE_IDENTITY.name}.`,
  )
}

export const NOT_FOUND_HEAD: PageHead = titled(
  'Page not found',
  `There is no page at this address of ${SITE_IDENTITY.name}’s site.`,
)

export function articleHead(title: string, description = ''): PageHead {
  return titled(title, description || `An article by ${SITE_IDENTITY.name}.`)
}

export function ownPageHead({ title, description }: PageHead): PageHead {
  return titled(title, description || `${title}: a page by ${SITE_IDENTITY.name}.`)
}

function titled(title: string, description: string): PageHead {
  return { title: `${title} · ${SITE_IDENTITY.name}`, description }
}
