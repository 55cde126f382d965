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
  /**
   * With a repository on GitHub, which the tests answer for. There may be one of that name, so that the build asks
   * nobody, and says that the articles of this checkout are published in its place.
   */
  github: {
    folder: 'build/variants/github',
    base: '/',
    env: { SITE_REPOSITORY: 'octo/notes', SITE_OFFLINE: '1' },
  },
  /** With a repository on GitHub's counterpart on this machine, from which it is built (tests/support/github). */
  live: { folder: 'build/variants/live', base: '/', env: {} },
  /** Without a service worker, after builds that had one. */
  online: { folder: 'build/variants/online', base: '/', env: { SITE_WORKS_OFFLINE: 'false' } },
  /** With the longest words and every field of the content file filled (tests/support/full-site.ts). */
  full: { folder: 'build/variants/full', base: '/', env: {}, config: 'tests/support/full-site.config.ts' },
} as const satisfies Record<string, Variant>

export type VariantName = keyof typeof VARIANTS
