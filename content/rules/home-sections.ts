import type { HomeSection, SiteContent } from './site-content.ts'

/** The sections of the home page in their order. One without projects or skills would be empty, and is left out. */
export function homeSections({
  sections = ['about', 'projects', 'skills'],
  projects = [],
  skills = [],
}: Pick<SiteContent, 'sections' | 'projects' | 'skills'>): HomeSection[] {
  return sections.filter(
    (section) =>
      (section !== 'projects' || projects.length > 0) && (section !== 'skills' || skills.length > 0),
  )
}
