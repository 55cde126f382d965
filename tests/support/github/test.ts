import { test as base } from '#tests/support/test.ts'
import { type Counterpart, GITHUB_MAX_AGE, startCounterpart } from './counterpart.ts'
import { resolverRules, seed } from './live-site.ts'
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
 * The test of specs that need GitHub itself. Each worker has a counterpart of its own, whose hosts stand where the site
 * looks for GitHub; before every test they are well, and nothing has been asked of them.
 */
export const test = base.extend<Fixtures, { ownGithub: Counterpart }>({
  variant: 'live',
  ownGithub: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing.
    async ({}, use) => {
      const github = await startCounterpart()
      await use(github)
      await github.close()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, ownGithub }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), resolverRules(ownGithub)] })
    },
    { scope: 'worker' },
  ],
  repository: async ({ ownGithub }, use) => use(await seed(ownGithub)),
  tolerated: [LOGGED_HERE, { scope: 'test' }],
  github: [
    async ({ ownGithub, repository: _seeded }, use) => {
      await Promise.all([ownGithub.api.heal(), ownGithub.raw.heal()])
      Object.assign(ownGithub.maxAge, GITHUB_MAX_AGE)
      await use(ownGithub)
    },
    { auto: true },
  ],
})

export { expect } from '#tests/support/test.ts'
