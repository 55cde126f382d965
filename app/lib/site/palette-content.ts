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

export function paletteContentOf(
  content: CheckedContent,
  pages: readonly SearchedPage[] = [],
): PaletteContent {
  const { projects, contact, links } = content
  const hasProjects = homeSections(content).includes('projects')
  return {
    pages,
    projects: (hasProjects ? projects : []).map(({ title, description }) => ({ title, description })),
    // Percent-encoded (RFC 6068), and perhaps followed by a subject: `mailto:me@me.example?subject=Hello`.
    mails: contact.flatMap(({ href }) => {
      const written = /^mailto:([^?]+)/.exec(href ?? '')?.[1]
      return written === undefined ? [] : (percentDecoded(written) ?? written)
    }),
    links,
  }
}
