import type { CheckedContent } from '#content/rules/site-content.ts'
import type { OwnPageLink } from './page-content.ts'

// Not in `settings.ts`: if that file changes, a build renders the texts of all articles again.

/** A section of the home page, and its name in the navigation. */
export type SectionLink = { id: string; label: string }

/** A project on the home page, by the fragment of its address. */
export type ProjectLink = { title: string; id: string }

/** The fields of the content file that every page needs. Only the home page loads the others. */
export type SiteIdentity = { name: string; role: string; firstName: string; links: CheckedContent['links'] }

/** The pages that the owner has added, in the order of the navigation. */
export const SITE_PAGES: readonly OwnPageLink[] = import.meta.env.SITE_PAGES

/** The sections of the home page after the hero (STAGE-3). */
export const SITE_SECTIONS: readonly SectionLink[] = import.meta.env.SITE_SECTIONS

export const SITE_IDENTITY: SiteIdentity = import.meta.env.SITE_IDENTITY
