import fs, { existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { filesIn } from '#tests/support/site/files-in.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { publishSite, siteTarget } from './publish-site.ts'

let root = ''
beforeEach(() => {
  root = temporaryFolder({ 'new/index.html': 'new', 'new/blogs/A.html': 'new', 'new/.gitkeep': '' })
})

const LAST = { 'articles.json': '', 'blogs/Old.html': '', 'index.html': 'old' }
const publish = (outDir: string, project = root) =>
  publishSite(join(root, 'new'), siteTarget(project, outDir))

test('leaves the last site as it was when the disk of the folder is full', () => {
  writeFiles(join(root, 'dist'), LAST)
  vi.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw new Error('EXDEV')
  })
  vi.spyOn(fs, 'cpSync').mockImplementation((_from, to) => {
    mkdirSync(join(String(to), 'half'), { recursive: true })
    throw new Error('ENOSPC')
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })
  expect(() => publish('dist')).toThrow('ENOSPC')
  expect(filesIn(join(root, 'dist'))).toEqual(Object.keys(LAST))
})

test('replaces everything but the files of git, also after a build that was killed in between', () => {
  writeFiles(join(root, 'dist'), { 'blogs/Old.html': '', '.git/HEAD': '', '.new-site/half': '' })
  publish('dist')
  expect(filesIn(join(root, 'dist'))).toEqual(['.git/HEAD', 'blogs/A.html', 'index.html'])
})

test('keeps the folder itself, which may be a link or a mount point, or be open elsewhere', () => {
  writeFiles(join(root, 'elsewhere'), LAST)
  symlinkSync('elsewhere', join(root, 'dist'))
  const { ino } = statSync(join(root, 'elsewhere'))
  publish('dist')
  expect(filesIn(join(root, 'elsewhere'))).toEqual(['blogs/A.html', 'index.html'])
  expect([statSync(join(root, 'dist')).ino, existsSync(join(root, 'new'))]).toEqual([ino, false])
})

test('keeps the other files of a folder outside the project', () => {
  writeFiles(join(root, 'home'), { ...LAST, letter: '' })
  publish('../home', join(root, 'project'))
  expect(filesIn(join(root, 'home'))).toEqual([
    'articles.json',
    'blogs/A.html',
    'blogs/Old.html',
    'index.html',
    'letter',
  ])
  expect(readFileSync(join(root, 'home/index.html'), 'utf8')).toBe('new')
})

const OTHER_FILES = 'expected a new folder, an empty one, or an earlier build of the site'
const THE_PROJECT = 'expected a folder for the site, found one that contains the project'

test.each([
  ['docs', 'docs/building.md', OTHER_FILES],
  ['build', 'build/site/build/index.html', OTHER_FILES],
  ['..', 'a', THE_PROJECT],
])('refuses the folder %s with %s', (folder, file, message) => {
  writeFiles(root, { [file]: '' })
  expect(() => siteTarget(root, folder)).toThrow(`--outDir ${folder}: ${message}`)
})

test('accepts a folder with only the files of git, and one beside the project whose name begins like it', () => {
  writeFiles(root, { 'dist/.git/HEAD': '', 'site-old/letter': '' })
  expect(siteTarget(root, 'dist')).toEqual({ folder: join(root, 'dist'), isReplaced: true })
  expect(siteTarget(join(root, 'site'), '../site-old')).toMatchObject({ isReplaced: false })
})
