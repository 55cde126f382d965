import { isDeepStrictEqual } from 'node:util'
import { BUILT_IN_SECTIONS, type OwnSection } from '#content/rules/section-schema.ts'
import type { SiteContent } from '#content/rules/site-content.ts'
import { isOfSample } from '#site-build/read/content-findings.ts'
import type { ResumeLists } from './json-resume.ts'

/** A list of the owner's that one of a resume would replace, in words for a question. */
type ReplacedList = {
  /** Such as "3 projects". */
  present: string
  pronoun: 'it' | 'them'
  /** Such as "the 5". */
  next: string
  /** The lists of the resume without this one. */
  leaveOut: (lists: ResumeLists) => ResumeLists
}

/** The lists of the owner that those of a resume would replace with others. What is the sample's may be replaced. */
export function replacedLists(site: SiteContent, lists: ResumeLists): ReplacedList[] {
  if (isOfSample(site.owner.name)) return []
  const { projects, skills, contact, sections, facts } = lists
  return [
    ...replaced('projects', ['project', 'projects'], site.projects, projects),
    ...replaced('skills', ['group of skills', 'groups of skills'], site.skills, skills),
    ...replaced('contact', ['contact', 'contacts'], site.contact, contact),
    ...replaced('facts', ['fact about the owner', 'facts about the owner'], site.owner.facts, facts),
    ...(sections ?? []).flatMap((section) => replacedSection(site, section)),
  ]
}

/** @param nouns for one item, and for several */
function replaced(
  name: keyof ResumeLists,
  [noun, plural]: [string, string],
  present: readonly unknown[] = [],
  next?: readonly unknown[],
): ReplacedList[] {
  const isReplaced = next !== undefined && present.length > 0 && !isDeepStrictEqual(present, next)
  if (!isReplaced || isOfSample(JSON.stringify(present))) return []
  const isOne = present.length === 1
  return [
    {
      present: `${present.length} ${isOne ? noun : plural}`,
      pronoun: isOne ? 'it' : 'them',
      next: `the ${next.length}`,
      leaveOut: (lists) => {
        const others = { ...lists }
        // A field without a value would remove the list from the site.
        delete others[name]
        return others
      },
    },
  ]
}

/**
 * The lists of the sample for which a resume has nothing. They would be about somebody else beside the owner's name, so they are left out.
 *
 * @returns their names; changes of these to `undefined` remove them
 */
export function unusedSampleLists(site: SiteContent, lists: ResumeLists): ('projects' | 'skills')[] {
  const isSampleOwner = isOfSample(site.owner.name)
  const names = ['projects', 'skills'] as const
  return names.filter((name) => {
    const present = site[name] ?? []
    const isOfSampleSite = isSampleOwner || isOfSample(JSON.stringify(present))
    return lists[name] === undefined && present.length > 0 && isOfSampleSite
  })
}

function replacedSection({ sections = [] }: SiteContent, next: OwnSection): ReplacedList[] {
  const present = sections.find((section) => typeof section !== 'string' && section.name === next.name)
  if (present === undefined || isDeepStrictEqual(present, next)) return []
  return [
    {
      present: `the section "${next.name}"`,
      pronoun: 'it',
      next: 'that',
      leaveOut: (lists) => ({
        ...lists,
        sections: (lists.sections ?? []).filter((section) => section.name !== next.name),
      }),
    },
  ]
}

/**
 * The sections of the home page with those of a resume: in the places of sections with the same names, experience after About, and
 * others at the end.
 */
export function withSections(
  { sections: present = [...BUILT_IN_SECTIONS] }: SiteContent,
  resumeSections: readonly OwnSection[],
): NonNullable<SiteContent['sections']> {
  const sections = [...present]
  for (const section of resumeSections) {
    const index = sections.findIndex((other) => typeof other !== 'string' && other.name === section.name)
    if (index !== -1) {
      const former = sections[index]
      // The title and the name in the navigation are the owner's.
      sections[index] = typeof former === 'object' ? { ...section, ...wordsOf(former) } : section
    } else if (section.name === 'experience') sections.splice(sections.indexOf('about') + 1, 0, section)
    else sections.push(section)
  }
  return sections
}

function wordsOf({ title, label }: OwnSection): Pick<OwnSection, 'title' | 'label'> {
  return label === undefined ? { title } : { title, label }
}
