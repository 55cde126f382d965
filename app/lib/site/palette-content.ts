import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { homeSections } from '#content/rules/home-sections.ts'
import type { SiteContent } from '#content/rules/site-content.ts'
import type { SearchedPage } from './own-pages.ts'

/** What the command palette needs of the content file, and the owner's own pages. */
export type PaletteContent = {
  pages: readonly SearchedPage[]
  projects: { title: string; description: string }[]
  /** E-mail addresses of the owner. */
  mails: string[]
  links: SiteContent['links']
}

export function paletteContentOf(content: SiteContent, pages: readonly SearchedPage[] = []): PaletteContent {
  const { projects = [], contact = [], links } = content
  const hasProjects = homeSections(content).includes('projects')
  return {
    pages,
    projects: (hasProjects ? projects : []).map(({ title, description }) => ({ title, description })),
    // Percent-encoded (RFC 6068), and without a subject and the like: `mailto:me@me.example?subject=Hello`.
    mails: contact.flatMap(({ href }) => {
      const written = /^mailto:([^?]+)/.exec(href ?? '')?.[1]
      return written === undefined ? [] : (percentDecoded(written) ?? written)
    }),
    links,
  }
}
