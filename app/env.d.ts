/// <reference types="vite/client" />

import type { ArticleHosts } from './shared/article-hosts.ts'
import type { SiteIdentity } from './shared/site-identity.ts'

declare global {
  /** Written into the bundles by the build (builder/site-plugin.ts). */
  interface ImportMetaEnv {
    readonly SITE_ARTICLES: ArticleHosts
    readonly SITE_IDENTITY: SiteIdentity
    /** The complete address of the site, with a slash at its end. */
    readonly SITE_ADDRESS: string
    readonly SITE_WORKS_OFFLINE: boolean
  }
}
