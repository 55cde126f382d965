import { test as base } from '#tests/support/test.ts'
import { GITHUB_MAX_AGE, type GithubHosts } from './github-hosts.ts'
import { SEED } from './live-site.ts'
import type { Repository } from './repository.ts'

type Fixtures = {
  repository: Repository
  github: GithubHosts
}

/** Calls that a test makes fail, and pictures from http, which the site's policy blocks: it allows only https. */
const EXPECTED_ERRORS = [
  /Failed to load resource/,
  /blocked by CORS policy/,
  /Loading the image .* violates .*"img-src 'self' https:"/,
]

/**
 * The `test` of specs that need GitHub. Before each test its hosts answer as usual, have no calls yet, and the repository
 * contains the articles of `SEED`.
 */
export const test = base.extend<Fixtures>({
  variant: 'live',
  tolerated: [EXPECTED_ERRORS, { scope: 'test' }],
  repository: async ({ articleHosts }, use) => {
    const repository = await articleHosts.github.createRepository('notes')
    for (const [name, text] of Object.entries(SEED)) await repository.put(name, text)
    await use(repository)
  },
  github: [
    async ({ articleHosts: { github }, repository: _seeded }, use) => {
      await Promise.all([github.api.restore(), github.raw.restore()])
      Object.assign(github.maxAge, GITHUB_MAX_AGE)
      await use(github)
    },
    { auto: true },
  ],
})

export { expect } from '#tests/support/test.ts'
