import type { Person, ScholarlyArticle } from 'schema-dts'
import { type Entry, readMonth } from '#content/rules/entry-schema.ts'
import type { OwnSection } from '#content/rules/section-schema.ts'

/**
 * What entries say about the owner, in the vocabulary of schema.org. The names of sections, which are in English also on a site in
 * another language, tell what the entries are.
 */
export function factsOfEntries(sections: readonly OwnSection[]): Partial<Exclude<Person, string>> {
  const experience = entriesOf(sections, 'experience')
  const education = entriesOf(sections, 'education')
  const awards = entriesOf(sections, 'awards')
  const languages = entriesOf(sections, 'languages')
  const volunteer = entriesOf(sections, 'volunteer')
  return withoutEmpty({
    worksFor: experience.filter(isPresent).flatMap((entry) => organisationOf(entry, 'Organization')),
    hasOccupation: experience.map((entry) => ({
      '@type': 'Role' as const,
      hasOccupation: { '@type': 'Occupation' as const, name: entry.title, skills: entry.tags?.join(', ') },
      startDate: isoMonth(entry.from),
      endDate: isoMonth(entry.to ?? entry.date),
    })),
    alumniOf: education.flatMap((entry) => organisationOf(entry, 'EducationalOrganization')),
    award: awards.map(({ title }) => title),
    knowsLanguage: languages.map(({ title }) => title),
    memberOf: volunteer.flatMap((entry) => organisationOf(entry, 'Organization')),
  })
}

/** The publications of a section of this name. @param author the id of the owner */
export function publications(sections: readonly OwnSection[], author: { '@id': string }): ScholarlyArticle[] {
  return entriesOf(sections, 'publications').map((entry) => ({
    '@type': 'ScholarlyArticle',
    name: entry.title,
    description: entry.text,
    url: entry.link,
    datePublished: isoMonth(entry.date ?? entry.to ?? entry.from),
    publisher: entry.organisation,
    author,
  }))
}

function entriesOf(sections: readonly OwnSection[], name: string): readonly Entry[] {
  return sections.find((section) => section.name === name)?.entries ?? []
}

/** Whether it goes on: it has begun, and has no end. */
function isPresent({ from, to, date }: Entry): boolean {
  return from !== undefined && to === undefined && date === undefined
}

function organisationOf<Type extends string>({ organisation }: Entry, type: Type) {
  return organisation === undefined ? [] : [{ '@type': type, name: organisation }]
}

/** The form of ISO 8601, such as 2023-05. */
function isoMonth(time: string | number | undefined): string | undefined {
  if (time === undefined) return undefined
  const { year, month } = readMonth(time)
  return month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`
}

/** The fields with a list that is not empty. */
function withoutEmpty<Fields extends Record<string, readonly unknown[]>>(fields: Fields): Partial<Fields> {
  const entries = Object.entries(fields).filter(([, list]) => list.length > 0)
  return Object.fromEntries(entries) as Partial<Fields>
}
