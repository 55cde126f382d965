import { expect, test } from 'vitest'
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onGitlab } from '#article-host/hosts/gitlab.ts'
import { siteFiles } from '#site-build/site-files.ts'
import { besideSite, embeddedHost, writeArticlesBesideSite } from './articles-beside-site.ts'

test('copies the published articles and pictures, and no draft, backup or note', async () => {
  const root = await mkdtemp(join(tmpdir(), 'embedded-'))
  const folder = join(root, 'articles')
  await mkdir(join(folder, 'images'), { recursive: true })
  for (const file of ['One.md', 'Draft.md', 'One.md~', 'notes.txt', 'images/map.svg', 'images/old.svg'])
    await writeFile(join(folder, file), file)
  const dist = join(root, 'dist')
  const pictures = [{ path: 'images/map.svg' }]
  writeArticlesBesideSite(
    siteFiles(dist, null),
    folder,
    [{ name: 'One', sha: 'a' }],
    pictures,
    embeddedHost('/me/'),
    '/me/',
  )
  const listing = await readFile(join(dist, 'github/api/repos/site/site/contents/articles'), 'utf8')
  expect(JSON.parse(listing)).toMatchObject([{ name: 'One.md', sha: 'a', type: 'file' }])
  const copied = await readdir(join(dist, 'github/raw/site/site/main/articles'), { recursive: true })
  expect(copied.toSorted()).toEqual(['One.md', 'images', 'images/map.svg'])
})

test('while an owner writes, the articles of any host are beside the site, and its pages stay where they are', () => {
  const host = onGitlab('group/sub/notes', 'https://gitlab.com')
  expect(besideSite(host, '/me/')).toEqual({
    ...host,
    list: '/me/github/api/repos/group/sub/notes/contents/articles',
    listHasPages: false,
    listsAtMost: null,
    text: ['/me/github/raw/group/sub/notes/main/articles/', '.md'],
    files: '/me/github/raw/group/sub/notes/main/',
  })
})
