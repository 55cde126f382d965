/** The built-in sections in their default order (STAGE-3). */
export const BUILT_IN_SECTIONS = ['about', 'projects', 'skills'] as const

type BuiltIn = (typeof BUILT_IN_SECTIONS)[number]

/** The sections of the home page in their order, without empty ones: projects or skills that the owner does not have. */
export function homeSections<OwnSection>({
  sections = [...BUILT_IN_SECTIONS],
  projects = [],
  skills = [],
}: {
  sections?: readonly (BuiltIn | OwnSection)[] | undefined
  projects?: readonly unknown[] | undefined
  skills?: readonly unknown[] | undefined
}): (BuiltIn | OwnSection)[] {
  return sections.filter(
    (section) =>
      (section !== 'projects' || projects.length > 0) && (section !== 'skills' || skills.length > 0),
  )
}
