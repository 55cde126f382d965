import { SITE_PAGES, SITE_SECTIONS } from '#app/lib/site/site-identity.ts'
import * as words from '#app/lib/words/frame.ts'

/** The navigation bar, in its order (NAV-1 to NAV-3). */
export const NAV_ITEMS = [
  ...SITE_SECTIONS.map(({ id, label }) => ({ label, href: `/#${id}`, current: id })),
  { label: words.blog, href: '/blogs', current: 'blog' },
  // A section may have the same name.
  ...SITE_PAGES.map(({ name, title }) => ({ label: title, href: `/${name}`, current: `/${name}` })),
]

/** The item that the bar marks as current; a page of the owner's has its path. */
export type CurrentItem = string | null
