import { BUILT_IN_SECTIONS } from '#content/rules/home-sections.ts'
import type { OwnPageLink } from './own-pages.ts'

// Apart from `settings.ts`, which the texts of articles need: a build renders all of them again when that changes.

/** A section of the home page. `label` is the owner's word for one of their own. */
export type SectionLink = { id: string; label?: string }

/** The fields of the content file that every page needs. Only the home page loads the others. */
export type SiteIdentity = { name: string; role: string; firstName: string; resume?: string }

/** The owner's own pages, in the order of the navigation. */
export const SITE_PAGES: readonly OwnPageLink[] = import.meta.env.SITE_PAGES ?? []

/** The sections of the home page after the hero (STAGE-3). */
export const SITE_SECTIONS: readonly SectionLink[] =
  import.meta.env.SITE_SECTIONS ?? BUILT_IN_SECTIONS.map((id) => ({ id }))

export const SITE_IDENTITY: SiteIdentity = import.meta.env.SITE_IDENTITY
