import * as v from 'valibot'
import { entry } from './entry-schema.ts'
import { MISPLACED } from './misplaced-fields.ts'
import { optional, record, text, textWith } from './fields.ts'

/** A group of skills, also in a section of the owner. */
export const skillGroup = record(
  {
    name: text,
    skills: v.pipe(v.array(text, 'a list of words'), v.minLength(1, 'at least one skill')),
  },
  MISPLACED.skills,
)

/** The built-in sections in their default order (STAGE-3). */
export const BUILT_IN_SECTIONS = ['about', 'projects', 'skills'] as const

/** Names that a section cannot have, because the home page has these ids. */
const TAKEN =
  /^(about|projects|skills|stack|hero|main|root|site-menu|page-data|print)$|-title$|^(project|entry)-/

/** A section that the owner adds to the home page. */
const ownSection = record({
  /** The end of its address: `/#uses`. */
  name: textWith(
    (name) => /^[a-z][a-z0-9-]*$/.test(name) && !TAKEN.test(name),
    'small letters, digits and hyphens, and no other section\'s name, such as "uses"',
  ),
  title: text,
  label: optional('Its name in the navigation, instead of the title.', text),
  text: optional('A paragraph.', text),
  groups: v.optional(v.array(skillGroup, 'a list of groups of words')),
  entries: optional(
    'Positions, degrees, papers, awards: newest first, as they are shown.',
    v.array(entry, 'a list of entries such as { title, organisation?, from?, to? }'),
  ),
})

export type OwnSection = v.InferInput<typeof ownSection>
type Section = (typeof BUILT_IN_SECTIONS)[number] | OwnSection

/** A section of the home page: the name of a built-in one, or one of the owner. */
export const section = v.lazy((value): v.GenericSchema<Section> =>
  typeof value === 'object'
    ? ownSection
    : v.picklist(
        BUILT_IN_SECTIONS,
        '"about", "projects", "skills" or { name, title, label?, text?, groups?, entries? }',
      ),
)

/** The name of a section, which no other one may have. */
export function sectionName(section: Section): string {
  return typeof section === 'string' ? section : section.name
}
