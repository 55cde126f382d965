import type { Entry } from '#content/rules/entry-schema.ts'
import type { OwnSection } from '#content/rules/section-schema.ts'
import type { CheckedContent } from '#content/rules/site-content.ts'

/** An entry with its time in words, such as "2019 – 2021", because `Intl` is slow in browsers (decision 15). */
export type EntryOnPage = Omit<Entry, 'from' | 'to' | 'date'> & { period?: string }

/** A section of the owner's, as the page shows it. */
type OwnSectionOnPage = Omit<OwnSection, 'entries'> & { entries?: readonly EntryOnPage[] }

/** The parts of the content file that pages show. */
export type ShownContent = Omit<CheckedContent, 'analytics' | 'articles' | 'comments' | 'sections'> & {
  sections?: readonly (string | OwnSectionOnPage)[]
}
