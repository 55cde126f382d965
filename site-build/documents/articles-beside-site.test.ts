import { expect, onTestFinished, test } from 'vitest'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onGitlab } from '#article-host/hosts/gitlab.ts'
import { besideSite, embeddedHost, filesBesideSite, isBesideSite } from './articles-beside-site.ts'

test('publishes the given articles and pictures, and a list of the articles', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const file of ['One.md', 'map.svg', 'Draft.md']) await writeFile(join(folder, file), file)
  const published = [{ name: 'One', sha: 'a' }]
  const files = filesBesideSite(folder, published, ['map.svg'], embeddedHost('/me/'), '/me/')
  const [list, ...raw] = await Promise.all(files.map(async ([name, make]) => [name, String(await make())]))
  expect(list?.[0]).toBe('github/api/repos/site/site/contents/articles')
  expect(JSON.parse(list?.[1] ?? '')).toMatchObject([{ name: 'One.md', sha: 'a', type: 'file' }])
  expect(raw).toEqual([
    ['github/raw/site/site/main/articles/One.md', 'One.md'],
    ['github/raw/site/site/main/articles/map.svg', 'map.svg'],
  ])
})

test('serves the articles of any host from the site in development, and keeps the links to the host’s pages', () => {
  const host = onGitlab('group/sub/notes', 'https://gitlab.com')
  expect(besideSite(host, '/me/')).toEqual({
    ...host,
    list: '/me/github/api/repos/group/sub/notes/contents/articles',
    listHasPages: false,
    listsAtMost: null,
    text: ['/me/github/raw/group/sub/notes/main/articles/', '.md'],
    files: '/me/github/raw/group/sub/notes/main/',
  })
  expect([host, besideSite(host, '/me/')].map((one) => isBesideSite(one, '/me/'))).toEqual([false, true])
})
