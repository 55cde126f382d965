import { site } from '#tests/fixtures/abroad/site.ts'
import { type Host, startHost } from '#tests/support/github/host.ts'
import { test as base } from '#tests/support/test.ts'
import { ABROAD_ARTICLES } from './abroad-articles.ts'
import { gitlabAnswers } from './gitlab.ts'

type Gitlab = { host: Host; files: Map<string, string> }

/** The test of specs about the site in Arabic. Each worker has a GitLab of its own, where the site looks for its articles. */
export const test = base.extend<{ gitlab: Gitlab }, { ownGitlab: Gitlab }>({
  variant: 'abroad',
  // The browser logs pages without a document, and a server that is shut.
  tolerated: [[/Failed to load resource/], { scope: 'test' }],
  ownGitlab: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing.
    async ({}, use) => {
      const files = new Map(ABROAD_ARTICLES)
      const host = await startHost(gitlabAnswers('layla/notes', files))
      await use({ host, files })
      await host.shut()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, ownGitlab }, use) => {
      const { articles } = site
      const built = new URL((articles && 'address' in articles && articles.address) || '')
      const rule = `--host-resolver-rules=MAP ${built.host} ${new URL(ownGitlab.host.address).host}`
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] })
    },
    { scope: 'worker' },
  ],
  gitlab: [
    async ({ ownGitlab }, use) => {
      const { host, files } = ownGitlab
      files.clear()
      for (const [name, text] of ABROAD_ARTICLES) files.set(name, text)
      await host.heal()
      await use(ownGitlab)
    },
    { auto: true },
  ],
})

export { expect } from '#tests/support/test.ts'
