import { SITE_IDENTITY } from './settings.ts'

/** A page's `<title>` and description. */
export type PageHead = { title: string; description: string }

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

export function articleHead(title: string, description = ''): PageHead {
  return titled(title, description || `An article by ${SITE_IDENTITY.name}.`)
}

function titled(title: string, description: string): PageHead {
  return { title: `${title} · ${SITE_IDENTITY.name}`, description }
}
