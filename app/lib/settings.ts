import type { ArticleHosts } from '#github/hosts.ts'
import type { SiteIdentity } from './site-identity.ts'

/** Where the site lives: a path with a slash at both ends. Set by the build from the site's address. */
export const BASE: string = import.meta.env.BASE_URL

/** What stands before a site path such as `/blogs`: the base without the slash at its end, empty at the root of a host. */
export const PATH_PREFIX: string = BASE.slice(0, -1)

/** Where articles are read. Set by the build from the content file. */
export const ARTICLE_HOSTS: ArticleHosts = import.meta.env.SITE_ARTICLES

/** Whose site it is. Set by the build from the content file. */
export const SITE_IDENTITY: SiteIdentity = import.meta.env.SITE_IDENTITY
