import type { HomeSection, SiteContent } from './site-content.ts'

/** The sections that are built in, in the order of an owner who names none (STAGE-3). */
export const BUILT_IN_SECTIONS = ['about', 'projects', 'skills'] as const

/** The sections of the home page in their order. One without projects or skills would be empty, and is left out. */
export function homeSections({
  sections = [...BUILT_IN_SECTIONS],
  projects = [],
  skills = [],
}: Pick<SiteContent, 'sections' | 'projects' | 'skills'>): HomeSection[] {
  return sections.filter(
    (section) =>
      (section !== 'projects' || projects.length > 0) && (section !== 'skills' || skills.length > 0),
  )
}
