import type { ArticleHosts } from '#tests/support/article-hosts.ts'
import { test as base } from '#tests/support/test.ts'
import { ABROAD_ARTICLES } from './abroad-articles.ts'

/** The `test` of specs about the Arabic site, whose articles are on GitLab. */
export const test = base.extend<{ gitlab: ArticleHosts['gitlab'] }>({
  variant: 'abroad',
  // The browser logs pages without a document, and a host that is cut off.
  tolerated: [[/Failed to load resource/], { scope: 'test' }],
  gitlab: [
    async ({ articleHosts: { gitlab } }, use) => {
      gitlab.files.clear()
      for (const [name, text] of ABROAD_ARTICLES) gitlab.files.set(name, text)
      await gitlab.host.restore()
      await use(gitlab)
    },
    { auto: true },
  ],
})

export { expect } from '#tests/support/test.ts'
