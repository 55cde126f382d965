import { chmodSync, readFileSync, statSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { filesIn } from '#tests/support/site/files-in.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { openTarget } from './publish-site.ts'

let root = ''
beforeEach(() => {
  root = temporaryFolder()
})

const LAST = { 'articles.json': '', 'blogs/Old.html': '', 'index.html': 'old' }

function open(outDir: string, project = root) {
  const target = openTarget(project, outDir)
  for (const name of ['blogs/A.html', 'index.html']) target.write(name, 'new')
  return target
}

function publish(outDir: string, project?: string) {
  const target = open(outDir, project)
  target.publish()
  target.close()
}

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

test('leaves the last site as it was when a build fails, such as on a full disk', () => {
  writeFiles(join(root, 'dist'), LAST)
  const { close } = open('dist')
  expect([textOf('dist/index.html'), textOf('dist/.new-site/index.html')]).toEqual(['old', 'new'])
  close()
  expect(filesIn(join(root, 'dist'))).toEqual(Object.keys(LAST))
})

test('replaces everything but the files of git, also after a build that was killed', () => {
  writeFiles(join(root, 'dist'), { 'old/Old.html': '', '.git/HEAD': '', '.new-site/blogs': '' })
  symlinkSync('nowhere', join(root, 'dist/index.html'))
  // A file of the new site has the name of a folder.
  writeFiles(join(root, 'dist/blogs/A.html'), { 'index.html': '' })
  publish('dist')
  expect(filesIn(join(root, 'dist'))).toEqual(['.git/HEAD', 'blogs/A.html', 'index.html'])
})

test('leaves an unchanged file as it is, and reads the files of the new site', () => {
  writeFiles(join(root, 'dist'), { ...LAST, 'blogs/A.html': 'new' })
  utimesSync(join(root, 'dist/blogs/A.html'), 1, 1)
  const { publish: replace, read, close } = open('dist')
  expect(['blogs/A.html', 'index.html'].map((name) => String(read(name)))).toEqual(['new', 'new'])
  replace()
  close()
  expect(filesIn(join(root, 'dist'))).toEqual(['blogs/A.html', 'index.html'])
  expect(statSync(join(root, 'dist/blogs/A.html')).mtimeMs).toBe(1_000)
})

test('copies a file of the disk, unless the last site has the same one', () => {
  const sources = { same: 'one', longer: 'two and more', other: 'six' }
  writeFiles(join(root, 'public'), sources)
  chmodSync(join(root, 'public/other'), 0o600)
  writeFiles(join(root, 'dist'), { ...LAST, same: 'one', longer: 'two', other: 'ten' })
  utimesSync(join(root, 'dist/same'), 1, 1)
  const target = openTarget(root, 'dist')
  for (const name of Object.keys(sources)) target.write(name, { copiedFrom: join(root, 'public', name) })
  target.publish()
  target.close()
  expect(Object.keys(sources).map((name) => textOf(`dist/${name}`))).toEqual(Object.values(sources))
  expect(statSync(join(root, 'dist/same')).mtimeMs).toBe(1_000)
  // Servers have to read it.
  expect(statSync(join(root, 'dist/other')).mode & 0o044).toBe(0o044)
})

test('keeps the folder itself, which may be a link or a mount point, or be open elsewhere', () => {
  writeFiles(join(root, 'elsewhere'), LAST)
  symlinkSync('elsewhere', join(root, 'dist'))
  const { ino } = statSync(join(root, 'elsewhere'))
  publish('dist')
  expect(filesIn(join(root, 'elsewhere'))).toEqual(['blogs/A.html', 'index.html'])
  expect(statSync(join(root, 'dist')).ino).toBe(ino)
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
  expect(textOf('home/index.html')).toBe('new')
})

const OTHER_FILES = 'expected a new folder, an empty one, or an earlier build of the site'
const THE_PROJECT = 'expected a folder for the site, found one that contains the project'

test.each([
  { folder: 'docs', file: 'docs/building.md', message: OTHER_FILES },
  { folder: 'build', file: 'build/client/build/index.html', message: OTHER_FILES },
  { folder: '..', file: 'a', message: THE_PROJECT },
])('refuses the folder $folder with $file', ({ folder, file, message }) => {
  writeFiles(root, { [file]: '' })
  expect(() => openTarget(root, folder)).toThrow(`--outDir ${folder}: ${message}`)
})

test('accepts a folder with only the files of git, and one beside the project whose name begins like it', () => {
  writeFiles(root, { 'dist/.git/HEAD': '', 'site-old/letter': '' })
  publish('dist')
  publish('../site-old', join(root, 'site'))
  expect(filesIn(root)).toEqual([
    'dist/.git/HEAD',
    'dist/blogs/A.html',
    'dist/index.html',
    'site-old/blogs/A.html',
    'site-old/index.html',
    'site-old/letter',
  ])
})
