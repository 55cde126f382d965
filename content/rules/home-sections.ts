import type { HomeSection, SiteContent } from './site-content.ts'

/** The built-in sections in their default order (STAGE-3). */
export const BUILT_IN_SECTIONS = ['about', 'projects', 'skills'] as const

/** The sections of the home page in their order, without empty ones: projects or skills that the owner does not have. */
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
