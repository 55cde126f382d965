/// <reference types="vite/client" />

import type { ArticleHost } from '#article-host/article-host.ts'
import type { Comments } from '#content/rules/service-schema.ts'
import type { MailLink } from './lib/site/mail-link.ts'
import type { OwnPageLink } from './lib/site/page-content.ts'
import type { PaletteContent } from './lib/site/palette-content.ts'
import type { ProjectLink, SectionLink, SiteIdentity } from './lib/site/site-identity.ts'

declare global {
  /** Written into the bundles by the build (site-build/bundles/site-modules.ts). */
  interface ImportMetaEnv {
    readonly SITE_ARTICLES: ArticleHost
    readonly SITE_IDENTITY: SiteIdentity
    /** The owner's first contact that is a mail address; `null` if there is none. */
    readonly SITE_MAIL: MailLink | null
    /** The complete address of the site, with a slash at its end. */
    readonly SITE_ADDRESS: string
    /** The width of the longest word of the greeting, in letters, from which its size follows. */
    readonly SITE_GREETING_NUMBER: number
    readonly SITE_WORKS_OFFLINE: boolean
    readonly SITE_SECTIONS: readonly SectionLink[]
    readonly SITE_PAGES: readonly OwnPageLink[]
    readonly SITE_HAS_PAGES: boolean
    readonly SITE_HAS_PALETTE: boolean
    /** Whether a section of the home page has entries. Without any, the page loads neither their code nor their styles. */
    readonly SITE_HAS_ENTRIES: boolean
    /** Whether a project has a year, a result, tags or an article. */
    readonly SITE_HAS_PROJECT_FACTS: boolean
    /** The projects that articles are about, by the names of the articles; `null` if there are none. */
    readonly SITE_PROJECTS_OF_ARTICLES: Readonly<Record<string, ProjectLink>> | null
    readonly SITE_COMMENTS: Comments | null
    readonly SITE_PALETTE: PaletteContent
  }
}
