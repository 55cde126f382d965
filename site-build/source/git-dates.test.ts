import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCheckout } from './checkout-files.ts'
import { committedFiles, readGitDates } from './git-dates.ts'

const FIRST = Date.UTC(2026, 0, 1, 12)
const SECOND = Date.UTC(2026, 5, 1, 12)

let root = ''
let folder = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dates-'))
  folder = join(root, 'site/articles')
  await mkdir(join(folder, 'images'), { recursive: true })
})

afterEach(() => rm(root, { recursive: true }))

function git(time: number, ...args: string[]) {
  const date = new Date(time).toISOString()
  const who = {
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@b.example',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@b.example',
  }
  const env = { ...process.env, ...who, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  execFileSync('git', ['-C', join(root, 'site'), ...args], { env, stdio: 'ignore' })
}

/** Two commits: the first has both articles, the second changes one of them. */
async function history() {
  await writeFile(join(folder, 'a é.md'), 'one')
  await writeFile(join(folder, 'b.md'), 'one')
  await writeFile(join(folder, 'images/map.png'), 'png')
  git(FIRST, 'init', '--initial-branch', 'main')
  git(FIRST, 'add', '.')
  git(FIRST, 'commit', '--message', 'one')
  await writeFile(join(folder, 'b.md'), 'two')
  git(SECOND, 'commit', '--all', '--message', 'two')
}

const datesOf = async () =>
  (await readCheckout(folder, 5)).entries.map(({ name, changedAt }) => [name, changedAt ?? null])

test('a committed article was changed when its last commit was made', async () => {
  await history()
  expect(await datesOf()).toEqual([
    ['a é.md', FIRST],
    ['b.md', SECOND],
    ['images', null],
  ])
})

test('an article that differs from its commit, or has none, has no date', async () => {
  await history()
  await writeFile(join(folder, 'b.md'), 'three')
  await writeFile(join(folder, 'c.md'), 'new')
  expect(await datesOf()).toEqual([
    ['a é.md', FIRST],
    ['b.md', null],
    ['c.md', null],
    ['images', null],
  ])
})

test('a shallow clone knows one commit, and so no dates', async () => {
  await history()
  git(SECOND, 'clone', '--depth', '1', `file://${join(root, 'site')}`, join(root, 'shallow'))
  expect(await readGitDates(join(root, 'shallow/articles'))).toEqual(new Map())
})

test('a folder without git has no dates', async () => {
  await writeFile(join(folder, 'a.md'), 'one')
  expect(await datesOf()).toEqual([
    ['a.md', null],
    ['images', null],
  ])
})

test('links and folders in the tree are no files, and names are taken as they are', () => {
  const sha = 'a'.repeat(40)
  const tree = `120000 blob ${sha}\tlink.md\u0000040000 tree ${sha}\timages\u0000100644 blob ${sha}\ta\nb.md\0`
  const log = '/2\na\nb.md\0link.md\0\0/1\na\nb.md\0'
  expect([...committedFiles(tree, log)]).toEqual([['a\nb.md', { sha, changedAt: 2_000 }]])
})
