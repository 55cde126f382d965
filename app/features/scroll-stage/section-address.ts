import { DROP_FRAGMENT } from '#app/lib/terrain/landscapes.ts'
import { SECTIONS, type Section } from './stage-reducer.ts'

/**
 * The section that a fragment names (STAGE-9). `#stack` is the skills, because the navigation bar calls them so.
 *
 * @param fragment `location.hash`: empty, or with its `#`
 * @returns `null` for other fragments, such as the id of a heading inside a section
 */
export function sectionFromFragment(fragment: string): Section | null {
  if (['', '#', DROP_FRAGMENT].includes(fragment)) return 'hero'
  const named = fragment === '#stack' ? '#skills' : fragment
  return SECTIONS.find((section) => `#${section}` === named) ?? null
}

/** The element inside a section that the address names, such as a project. */
export function namedInside(section: Section): Element | null {
  const named = document.getElementById(location.hash.slice(1))
  return named?.id !== section && document.getElementById(section)?.contains(named) ? named : null
}

/**
 * Replaces the address with that of a section, without a new history entry (STAGE-9). The hero has the bare path. A fragment
 * that names something inside the section stays.
 */
export function replaceAddress(section: Section): void {
  if (namedInside(section)) return
  const address = new URL(location.href)
  address.hash = section === 'hero' ? '' : section
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}
