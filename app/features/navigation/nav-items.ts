/** The navigation bar, in its order (specification, section 2; NAV-1 to NAV-3). */
export const NAV_ITEMS = [
  { label: 'About', href: '/#about', current: 'about' },
  { label: 'Projects', href: '/#projects', current: 'projects' },
  { label: 'Stack', href: '/#skills', current: 'skills' },
  { label: 'Blog', href: '/blogs', current: 'blog' },
] as const

/** The item that the bar marks as current. */
export type CurrentPlace = (typeof NAV_ITEMS)[number]['current'] | null
