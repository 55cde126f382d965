import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { readSettings } from '#site-build/read/settings.ts'
import { site } from '#tests/fixtures/site.ts'
import { createGitRepository } from '#tests/support/git/git-repository.ts'
import { branchFindings, checkSource } from './check-source.ts'

const settings = readSettings(site, { SITE_REPOSITORY: 'octo/notes' })
let root = ''

beforeEach(async () => {
  root = temporaryFolder()
  await mkdir(join(root, 'articles'))
  vi.stubEnv('SITE_GIT', `file://${root}`)
})

const repository = () => createGitRepository(join(root, 'octo/notes.git'))
const check = async () => (await checkSource(settings, root)).findings

test('reads the configured repository, without a warning for a good one', async () => {
  repository().commit({ files: { 'articles/One.md': '# One' } })
  const { source, findings } = await checkSource(settings, root)
  expect(source?.articles.map(({ name }) => name)).toEqual(['One'])
  expect(findings).toEqual([])
})

test('reports an error for a missing repository, and leaves it unchecked without a network', async () => {
  const message = expect.stringContaining('could not be read')
  expect(await check()).toMatchObject([{ level: 'error', message }])
  vi.stubEnv('SITE_GIT', 'http://127.0.0.1:9')
  expect(await check()).toMatchObject([{ level: 'unchecked' }])
})

test('reports an error if the remote of the checkout has no branch main', async () => {
  const { folder, commit } = repository()
  commit({ files: { a: 'x' }, branch: 'trunk' })
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' })
  git('init')
  git('remote', 'add', 'origin', 'https://github.com/octo/notes')
  const check = () => branchFindings(root, `file://${folder}`, settings)
  expect(await check()).toMatchObject([
    { level: 'error', message: expect.stringContaining('expected a branch "main"') },
  ])
  commit({ files: { a: 'x' } })
  expect(await check()).toEqual([])
  const [unchecked] = await branchFindings(root, 'http://me:p@secret@127.0.0.1:9', settings)
  expect(unchecked).toMatchObject({ level: 'unchecked', message: expect.stringContaining('127.0.0.1:9: ') })
  expect(unchecked?.message).not.toContain('secret')
  git('remote', 'set-url', 'origin', 'https://github.com/octo/site')
  expect(await branchFindings(root, 'http://127.0.0.1:9', settings)).toEqual([])
})
