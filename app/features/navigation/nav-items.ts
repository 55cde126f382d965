import * as words from '#app/lib/words/frame.ts'

/** The navigation bar, in its order (specification, section 2; NAV-1 to NAV-3). */
export const NAV_ITEMS = [
  { label: words.about, href: '/#about', current: 'about' },
  { label: words.projects, href: '/#projects', current: 'projects' },
  { label: words.stack, href: '/#skills', current: 'skills' },
  { label: words.blog, href: '/blogs', current: 'blog' },
] as const

/** The item that the bar marks as current. */
export type CurrentPlace = (typeof NAV_ITEMS)[number]['current'] | null
