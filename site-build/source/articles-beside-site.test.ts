import { expect, test } from 'vitest'
import { onGitlab } from '#article-host/hosts.ts'
import { besideSite, isBesideSite } from './articles-beside-site.ts'

test('serves the articles of any host from the site in development, and keeps the links to the host’s pages', () => {
  const host = onGitlab('group/sub/notes', 'https://gitlab.com')
  expect(besideSite(host, '/me/')).toEqual({
    ...host,
    list: '/me/github/api/repos/group/sub/notes/contents/articles',
    listHasPages: false,
    listsAtMost: null,
    text: '/me/github/raw/group/sub/notes/main/articles/{name}.md',
    files: '/me/github/raw/group/sub/notes/main/',
  })
  expect([host, besideSite(host, '/me/')].map((one) => isBesideSite(one, '/me/'))).toEqual([false, true])
})
