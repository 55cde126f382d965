import { SITE_PAGES } from '#app/lib/settings.ts'
import * as words from '#app/lib/words/frame.ts'

/** The navigation bar, in its order (specification, section 2; NAV-1 to NAV-3). */
export const NAV_ITEMS = [
  { label: words.about, href: '/#about', current: 'about' },
  { label: words.projects, href: '/#projects', current: 'projects' },
  { label: words.stack, href: '/#skills', current: 'skills' },
  { label: words.blog, href: '/blogs', current: 'blog' },
  ...SITE_PAGES.map(({ name, title }) => ({ label: title, href: `/${name}`, current: name })),
]

/** What the bar marks as current: one of these items, or the name of a page of the owner's own. */
export type CurrentPlace = string | null
