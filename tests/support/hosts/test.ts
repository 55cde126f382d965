import type { StandIns } from '#tests/support/stand-ins.ts'
import { test as base } from '#tests/support/test.ts'
import { ABROAD_ARTICLES } from './abroad-articles.ts'

/** The test of specs about the site in Arabic, with a GitLab where the site looks for its articles. */
export const test = base.extend<{ gitlab: StandIns['gitlab'] }>({
  variant: 'abroad',
  // The browser logs pages without a document, and a server that is shut.
  tolerated: [[/Failed to load resource/], { scope: 'test' }],
  gitlab: [
    async ({ standIns: { gitlab } }, use) => {
      gitlab.files.clear()
      for (const [name, text] of ABROAD_ARTICLES) gitlab.files.set(name, text)
      await gitlab.host.heal()
      await use(gitlab)
    },
    { auto: true },
  ],
})

export { expect } from '#tests/support/test.ts'
