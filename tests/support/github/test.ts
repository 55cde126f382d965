import { test as base } from '#tests/support/test.ts'
import { type Counterpart, GITHUB_MAX_AGE } from './counterpart.ts'
import { seed } from './live-site.ts'
import type { Repository } from './repository.ts'

type Fixtures = {
  repository: Repository
  github: Counterpart
}

/**
 * What the browser logs here and nowhere else: calls that fail, as they are made to, and pictures that are not loaded, because the counterpart
 * speaks http and the site's policy allows pictures from https alone.
 */
const LOGGED_HERE = [
  /Failed to load resource/,
  /blocked by CORS policy/,
  /Loading the image .* violates .*"img-src 'self' https:"/,
]

/**
 * The test of specs that need GitHub itself. Its counterpart's hosts stand where the site looks for GitHub; before every
 * test they are well, and nothing has been asked of them.
 */
export const test = base.extend<Fixtures>({
  variant: 'live',
  repository: async ({ standIns }, use) => use(await seed(standIns.github)),
  tolerated: [LOGGED_HERE, { scope: 'test' }],
  github: [
    async ({ standIns: { github }, repository: _seeded }, use) => {
      await Promise.all([github.api.heal(), github.raw.heal()])
      Object.assign(github.maxAge, GITHUB_MAX_AGE)
      await use(github)
    },
    { auto: true },
  ],
})

export { expect } from '#tests/support/test.ts'
