import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The folder of the git repositories that variants are built from. The build clones them in git's own protocol. */
export const REPOSITORIES = 'build/variants/git'
const SITE_GIT = pathToFileURL(resolve(REPOSITORIES)).href

type Variant = { folder: string; base: string; env: Record<string, string>; config?: string }

/** The finished sites that the browser tests look at. */
export const VARIANTS = {
  /** As it ships: at the root of its host, articles from this checkout. Built by `npm run build`. */
  default: { folder: 'dist', base: '/', env: {} },
  /** Below a path of its host. */
  subPath: {
    folder: 'build/variants/sub-path',
    base: '/me/portfolio/',
    env: { SITE_ADDRESS: 'https://host.example/me/portfolio/' },
  },
  /** With a repository on GitHub, which the tests answer for. It has the articles of this checkout. */
  github: {
    folder: 'build/variants/github',
    base: '/',
    env: { SITE_REPOSITORY: 'octo/notes', SITE_GIT },
  },
  /** With a repository on GitHub's counterpart on this machine, to which the browser leads these addresses. */
  live: {
    folder: 'build/variants/live',
    base: '/',
    env: {
      ...{ SITE_REPOSITORY: 'admin/notes', SITE_GIT },
      ...{ SITE_API: 'http://127.0.0.1:4801', SITE_RAW: 'http://127.0.0.1:4802' },
    },
  },
  /** Without a service worker, after builds that had one. */
  online: { folder: 'build/variants/online', base: '/', env: { SITE_WORKS_OFFLINE: 'false' } },
  /** With the longest words and every field of the content file filled (tests/support/full-site.ts). */
  full: { folder: 'build/variants/full', base: '/', env: {}, config: 'tests/support/full-site.config.ts' },
} as const satisfies Record<string, Variant>

export type VariantName = keyof typeof VARIANTS
