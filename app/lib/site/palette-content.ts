import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { type Entry, readMonth } from '#content/rules/entry-schema.ts'
import { homeSections, ownSections, type CheckedContent } from '#content/rules/site-content.ts'
import { entryId } from './entry-id.ts'
import type { SearchedPage } from './page-content.ts'

/** An entry of a section, which is its group: the words beside its title, others that find it, and the id of its element. */
type PaletteEntry = { group: string; title: string; detail: string; words: string; id: string }

/** The parts of the content file that the command palette needs, and the owner's pages. */
export type PaletteContent = {
  pages: readonly SearchedPage[]
  projects: { title: string; description: string }[]
  /** The entries of the owner's sections. */
  entries: PaletteEntry[]
  /** The owner's e-mail addresses. */
  mails: string[]
  links: CheckedContent['links']
}

/** The parts of the content file for the palette. Without a section of projects there is none that a command could show. */
export function paletteContentOf(
  content: CheckedContent,
  pages: readonly SearchedPage[] = [],
): PaletteContent {
  const { projects, contact, links } = content
  const hasProjects = homeSections(content).includes('projects')
  const shownProjects = hasProjects ? projects : []
  return {
    pages,
    projects: shownProjects.map(({ title, description }) => ({ title, description })),
    entries: ownSections(content).flatMap(({ name, title, label = title, entries = [] }) =>
      entries.map((entry, index) => ({
        group: label,
        title: entry.title,
        detail: detailOf(entry),
        words: (entry.tags ?? []).join(' '),
        id: entryId(name, index),
      })),
    ),
    mails: contact.flatMap(({ href = '' }) => mailAddressIn(href) ?? []),
    links,
  }
}

/** The organisation and the years of an entry: "Pied Piper, 2014 – 2016". */
function detailOf({ organisation = '', from, to, date }: Entry): string {
  const times = [from, to ?? date].filter((time) => time !== undefined)
  const years = new Set(times.map((time) => readMonth(time).year))
  return [organisation, [...years].join(' – ')].filter((words) => words !== '').join(', ')
}

/** The e-mail address in a link such as `mailto:me@me.example?subject=Hello`, in which it is percent-encoded (RFC 6068). */
function mailAddressIn(href: string): string | null {
  const encoded = /^mailto:([^?]+)/.exec(href)?.[1]
  if (encoded === undefined) return null
  return percentDecoded(encoded) ?? encoded
}
