import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { homeSections, type CheckedContent } from '#content/rules/site-content.ts'
import type { SearchedPage } from './page-content.ts'

/** The parts of the content file that the command palette needs, and the owner's pages. */
export type PaletteContent = {
  pages: readonly SearchedPage[]
  projects: { title: string; description: string }[]
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
    mails: contact.flatMap(({ href = '' }) => mailAddressIn(href) ?? []),
    links,
  }
}

/** The e-mail address in a link such as `mailto:me@me.example?subject=Hello`, in which it is percent-encoded (RFC 6068). */
function mailAddressIn(href: string): string | null {
  const encoded = /^mailto:([^?]+)/.exec(href)?.[1]
  if (encoded === undefined) return null
  return percentDecoded(encoded) ?? encoded
}
