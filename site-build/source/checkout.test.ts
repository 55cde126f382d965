import { execFileSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { createGitRepository } from '#tests/support/git/git-repository.ts'
import { onGithub } from '#article-host/hosts.ts'
import { articlesOf } from './articles-of.ts'
import { gitBlobSha, readCheckout } from './checkout.ts'

const FIRST = Date.UTC(2026, 0, 1, 12)
const SECOND = Date.UTC(2026, 5, 1, 12)

let history = ''
let root = ''
let folder = ''

/** Two commits: the first has both articles, the second changes one of them. */
beforeAll(async () => {
  history = await mkdtemp(join(tmpdir(), 'history-'))
  const { commit } = createGitRepository(join(history, 'notes.git'))
  commit({ files: { 'articles/a é.md': 'one', 'articles/b.md': 'one', 'other.md': 'x' }, time: FIRST })
  commit({ files: { 'articles/b.md': 'two' }, time: SECOND })
})
afterAll(() => rm(history, { recursive: true }))

beforeEach(async () => {
  root = temporaryFolder()
  folder = join(root, 'site/articles')
})

function git(...args: string[]) {
  execFileSync('git', args, { env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' }, stdio: 'ignore' })
}

/** A copy of one clone of that history. */
function cloneHistory(...options: string[]) {
  const clone = join(history, ['clone', ...options].join(''))
  if (!existsSync(clone)) git('clone', ...options, `file://${join(history, 'notes.git')}`, clone)
  cpSync(clone, join(root, 'site'), { recursive: true, preserveTimestamps: true })
}

const datesOf = async () =>
  Object.fromEntries((await readCheckout(folder)).articles.map(({ name, changedAt }) => [name, changedAt]))

const settings = {
  articles: onGithub('octo/notes', { api: '', raw: '' }),
  articleServer: 'https://github.com',
}
const read = (server = `file://${root}`) =>
  articlesOf(settings, { root, articles: folder }, { SITE_GIT: server })

test('dates an article by its last commit, unless its text has changed since', async () => {
  cloneHistory()
  expect(await datesOf()).toEqual({ 'a é': FIRST, b: SECOND })
  await writeFile(join(folder, 'b.md'), 'three')
  await writeFile(join(folder, 'c.md'), 'new')
  expect(await datesOf()).toEqual({ 'a é': FIRST, b: null, c: null })
})

test('gives no dates in a shallow clone, with a warning, or without git', async () => {
  cloneHistory('--depth', '1')
  git('-C', folder, 'remote', 'set-url', 'origin', 'https://github.com/octo/notes')
  expect(await datesOf()).toEqual({ 'a é': null, b: null })
  expect((await read()).warnings).toEqual([
    { file: 'articles/', message: expect.stringContaining('fetch-depth: 0') },
  ])
  await rm(join(root, 'site/.git'), { recursive: true })
  expect(await datesOf()).toEqual({ 'a é': null, b: null })
})

test('reads the articles of the folder and the pictures below it, but follows no links', async () => {
  await mkdir(join(folder, 'images/deep'), { recursive: true })
  await writeFile(join(folder, 'a.md'), 'A')
  await writeFile(join(folder, 'images/deep/b.md'), 'B')
  await writeFile(join(folder, 'images/deep/a map.PNG'), 'png')
  await writeFile(join(folder, 'images/notes.txt'), 'no picture')
  await symlink('a.md', join(folder, 'link.md'))
  await symlink('deep/a map.PNG', join(folder, 'images/link.png'))
  const { articles, pictures, read: readText } = await readCheckout(folder)
  const bytes = Buffer.from('A')
  expect(articles).toEqual([{ name: 'a', sha: gitBlobSha(bytes), changedAt: null }])
  expect(articles.map(readText)).toEqual(['A'])
  expect(pictures.map(({ path }) => path)).toEqual(['images/deep/a map.PNG'])
  expect(await pictures[0]?.read()).toEqual(Buffer.from('png'))
  await rm(join(folder, 'images'), { recursive: true })
  expect(await pictures[0]?.read()).toBe(null)
})

test('leaves out articles and pictures over their limits with a warning', async () => {
  await mkdir(folder, { recursive: true })
  for (const name of ['a.md', 'a.png']) {
    await writeFile(join(folder, name), '')
    await truncate(join(folder, name), 5_000_001)
  }
  const { articles, pictures, warnings } = await readCheckout(folder)
  expect([articles, pictures]).toEqual([[], []])
  expect(warnings).toEqual([
    { file: 'articles/a.md', message: expect.stringContaining('expected at most 5 MB, found more') },
    { file: 'articles/a.png', message: expect.stringContaining('gets no copy on the site') },
  ])
})

test('reads the files of this checkout when its origin is the configured repository', async () => {
  cloneHistory()
  git('-C', folder, 'remote', 'set-url', 'origin', 'git@github.com:Octo/notes.git')
  await writeFile(join(folder, 'new.md'), 'not pushed yet')
  const { articles, warnings } = await read()
  expect(articles.map(({ name }) => name)).toEqual(['a é', 'b', 'new'])
  expect(warnings).toEqual([])
})

test('does not run a command that SITE_GIT names', async () => {
  await expect(read('ext::sh -c x')).rejects.toThrow("transport 'ext' not allowed")
})
