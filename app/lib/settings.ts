import { BUILT_IN_SECTIONS } from '#content/rules/home-sections.ts'
import type { OwnPageLink } from './own-pages.ts'
import type { SectionLink, SiteIdentity } from './site-identity.ts'

/** The path of the site, with a slash at both ends. */
export const BASE: string = import.meta.env.BASE_URL

/** The prefix of a site path such as `/blogs`: the base without its last slash. */
export const PATH_PREFIX: string = BASE.slice(0, -1)

/** The owner's own pages, in the order of the navigation. */
export const SITE_PAGES: readonly OwnPageLink[] = import.meta.env.SITE_PAGES ?? []

/** The sections of the home page after the hero (STAGE-3). */
export const SITE_SECTIONS: readonly SectionLink[] =
  import.meta.env.SITE_SECTIONS ?? BUILT_IN_SECTIONS.map((id) => ({ id }))

export const SITE_IDENTITY: SiteIdentity = import.meta.env.SITE_IDENTITY
