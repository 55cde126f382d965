import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The folder of the git repositories that the builds of `live` and `abroad` clone. */
export const REPOSITORIES = 'build/variants/git'

/** The addresses of GitHub's two hosts and of GitLab in the sites. The browser resolves them to this machine. */
export const ADDRESSES = {
  api: 'http://127.0.0.1:4801',
  raw: 'http://127.0.0.1:4802',
  gitlab: 'http://127.0.0.1:4803',
}

/**
 * The day of the builds, in the form of `SOURCE_DATE_EPOCH`: after the dates of the fixture's articles, except the scheduled ones,
 * whatever the clock of this machine says.
 */
export const BUILD_DAY = String(Date.UTC(2026, 10, 27) / 1000)

type Variant = { folder: string; base: string; env: Record<string, string> }

/** The finished sites of the browser tests, built from tests/fixtures. */
export const VARIANTS = {
  /** At the root of its host, with the articles of the fixture. */
  default: { folder: 'build/variants/default', base: '/', env: {} },
  /** Below a path of its host, with the longest words, and with a repository on GitHub. */
  live: {
    folder: 'build/variants/live',
    base: '/me/portfolio/',
    env: {
      FIXTURE_SITE: 'long',
      SITE_ADDRESS: 'https://host.example/me/portfolio/',
      SITE_REPOSITORY: 'admin/notes',
      SITE_GIT: pathToFileURL(resolve(REPOSITORIES)).href,
      SITE_API: ADDRESSES.api,
      SITE_RAW: ADDRESSES.raw,
    },
  },
  /** A small site in Arabic with all optional features, and with its articles on GitLab. */
  abroad: {
    folder: 'build/variants/abroad',
    base: '/',
    env: {
      FIXTURE_SITE: 'abroad',
      SITE_GIT: pathToFileURL(resolve(REPOSITORIES)).href,
      FIXTURE_PAGES: 'tests/fixtures/abroad/pages',
    },
  },
  /** A small site that does not work offline. */
  online: {
    folder: 'build/variants/online',
    base: '/',
    env: { SITE_WORKS_OFFLINE: 'false', FIXTURE_ARTICLES: 'tests/fixtures/abroad/articles' },
  },
} as const satisfies Record<string, Variant>

export type VariantName = keyof typeof VARIANTS
