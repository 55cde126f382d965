import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm, symlink, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { createGitRepository } from '#tests/support/git/git-repository.ts'
import { onGithub } from '#article-host/hosts.ts'
import { openSource } from './open-source.ts'
import { gitBlobSha, readCheckout } from './checkout.ts'

const FIRST = Date.UTC(2026, 0, 1, 12)
const SECOND = Date.UTC(2026, 5, 1, 12)

let root = ''
let folder = ''
beforeEach(() => {
  root = temporaryFolder()
  folder = join(root, 'site/articles')
})

function git(...args: string[]) {
  execFileSync('git', args, { env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' }, stdio: 'ignore' })
}

/** Clones a history of two commits: the first has both articles, the second changes one of them. Its origin is on GitHub. */
function cloneHistory(...options: string[]) {
  const { commit } = createGitRepository(join(root, 'notes.git'))
  commit({ files: { 'articles/a é.md': 'one', 'articles/b.md': 'one', 'other.md': 'x' }, time: FIRST })
  commit({ files: { 'articles/b.md': 'two' }, time: SECOND })
  git('clone', ...options, pathToFileURL(join(root, 'notes.git')).href, join(root, 'site'))
  git('-C', folder, 'remote', 'set-url', 'origin', 'git@github.com:Octo/notes.git')
}

const datesOf = async () =>
  Object.fromEntries((await readCheckout(folder)).articles.map(({ name, changedAt }) => [name, changedAt]))
const articles = onGithub('octo/notes', { api: '', raw: '' })
const settings = { articles, articleServer: 'https://github.com' }
const read = (SITE_GIT?: string) => openSource(settings, { root, articles: folder }, { SITE_GIT })

test('dates an article by its last commit, unless its text has changed since', async () => {
  cloneHistory()
  expect(await datesOf()).toEqual({ 'a é': FIRST, b: SECOND })
  writeFiles(folder, { 'b.md': 'three', 'c.md': 'new' })
  expect(await datesOf()).toEqual({ 'a é': FIRST, b: null, c: null })
  // The build reads them here, because the checkout's origin is the configured repository.
  const { articles, earlierLists, findings } = await read()
  expect(articles.map(({ name }) => name)).toEqual(['a é', 'b', 'c'])
  const earlier = ['two', 'one'].map((text) => gitBlobSha(Buffer.from(text)).slice(0, 10))
  expect(articles.map((article) => article.earlier)).toEqual([[], earlier, []])
  expect(earlierLists).toHaveLength(1)
  expect(findings).toEqual([])
})

test('gives no dates in a shallow clone, with a warning, or without git', async () => {
  cloneHistory('--depth', '1')
  expect(await datesOf()).toEqual({ 'a é': null, b: null })
  const message = expect.stringContaining('fetch-depth: 0')
  expect((await read()).findings).toEqual([{ file: 'articles/', message }])
  await rm(join(root, 'site/.git'), { recursive: true })
  expect(await datesOf()).toEqual({ 'a é': null, b: null })
})

const idsOf = async () =>
  Object.fromEntries((await readCheckout(folder)).articles.map(({ name, sha }) => [name, sha]))

test('gives the ids of git also for a checkout with the line ends of Windows', async () => {
  const { commit } = createGitRepository(join(root, 'notes.git'))
  const [lf, crlf, lone] = ['# A\n\nB\n', '# C\r\n', '# D\r\nE\rF\n']
  commit({ files: { 'articles/lf.md': lf, 'articles/crlf.md': crlf, 'articles/lone.md': lone } })
  git('clone', '-c', 'core.autocrlf=true', join(root, 'notes.git'), join(root, 'site'))
  expect(readFileSync(join(folder, 'lf.md'), 'utf8')).toBe('# A\r\n\r\nB\r\n')
  const committed = [lf, crlf, lone].map((text) => gitBlobSha(Buffer.from(text)))
  expect(await idsOf()).toEqual({ lf: committed[0], crlf: committed[1], lone: committed[2] })
  const { articles, readBytes } = await readCheckout(folder)
  for (const [index, text] of [crlf, lf, lone].entries())
    expect(await readBytes(articles[index]!)).toEqual(Buffer.from(text))
  // An edit by an editor of Windows, before it is committed.
  writeFiles(folder, { 'lf.md': '# A\r\n\r\nZ\r\n' })
  expect((await idsOf())['lf']).toBe(gitBlobSha(Buffer.from('# A\n\nZ\n')))
})

test('reads the articles of the folder and the pictures below it, but follows no links', async () => {
  const images = { 'images/deep/b.md': 'B', 'images/deep/a map.PNG': 'png', 'images/notes.txt': 'no picture' }
  writeFiles(folder, { 'a.md': 'A', ...images })
  await symlink('a.md', join(folder, 'link.md'))
  await symlink('deep/a map.PNG', join(folder, 'images/link.png'))
  const { articles, pictures, findings, readBytes } = await readCheckout(folder)
  expect(articles).toEqual([{ name: 'a', sha: gitBlobSha(Buffer.from('A')), changedAt: null, earlier: [] }])
  expect(await readBytes(articles[0]!)).toEqual(Buffer.from('A'))
  expect(pictures.map(({ path }) => path)).toEqual(['images/deep/a map.PNG'])
  expect(await pictures[0]?.read()).toEqual(Buffer.from('png'))
  const message = expect.stringContaining('expected a file, found a symbolic link')
  expect(findings).toContainEqual({ file: 'articles/link.md', message })
})

test('leaves out articles over their limit with a warning, and no picture', async () => {
  writeFiles(folder, { 'a.md': '', 'a.png': '' })
  for (const name of ['a.md', 'a.png']) await truncate(join(folder, name), 5_000_001)
  const { articles, pictures, findings } = await readCheckout(folder)
  expect([articles.length, pictures.map(({ path }) => path)]).toEqual([0, ['a.png']])
  expect(findings).toEqual([
    { file: 'articles/a.md', message: expect.stringContaining('expected at most 5 MB, found more') },
  ])
})

test('does not run a command that SITE_GIT names, and unlocks the clone after a failure', async () => {
  await expect(read('ext::sh -c x')).rejects.toThrow("transport 'ext' not allowed")
  // The folder of the lock is empty.
  const files = readdirSync(join(root, 'build/lock'), { recursive: true })
  expect(files).toEqual([expect.stringMatching(/\.lock$/)])
})

// Only Linux stores such names.
test.runIf(process.platform === 'linux')('reports a file whose name is not UTF-8', async () => {
  writeFiles(folder, { 'a.md': 'one' })
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.from([0xe9]), Buffer.from('.md')]), 'two')
  const { articles, findings } = await readCheckout(folder)
  expect(articles.map(({ name }) => name)).toEqual(['a'])
  expect(findings).toEqual([
    { file: 'articles/caf\uFFFD.md', message: expect.stringContaining('expected UTF-8') },
  ])
})
