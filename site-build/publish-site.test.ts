import fs, {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { publishSite, siteTarget } from './publish-site.ts'

let root = ''
const write = (path: string, text = path) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + folder.length + 2))
    .toSorted()

const LAST = ['articles.json', 'blogs/Old.html', 'index.html']

beforeEach(() => {
  root = temporaryFolder()
  for (const file of ['new/index.html', 'new/blogs/A.html', 'new/.gitkeep']) write(file)
})

test('leaves the last site as it was when the disk of the folder is full', () => {
  for (const file of LAST) write(`dist/${file}`, 'old')
  const { cpSync, renameSync } = fs
  fs.renameSync = () => {
    throw new Error('EXDEV')
  }
  fs.cpSync = (_from, to) => {
    mkdirSync(to)
    writeFileSync(join(String(to), 'half'), '')
    throw new Error('ENOSPC')
  }
  syncBuiltinESMExports()
  onTestFinished(() => {
    Object.assign(fs, { cpSync, renameSync })
    syncBuiltinESMExports()
  })
  expect(() => publishSite(join(root, 'new'), siteTarget(root, 'dist'))).toThrow('ENOSPC')
  expect(filesIn('dist')).toEqual(LAST)
})

test('replaces everything but the files of git, also after a build that was killed in between', () => {
  for (const file of [...LAST, '.git/HEAD']) write(`dist/${file}`, 'old')
  rmSync(join(root, 'dist/articles.json'))
  write('dist/.new-site/half')
  publishSite(join(root, 'new'), siteTarget(root, 'dist'))
  expect(filesIn('dist')).toEqual(['.git/HEAD', 'blogs/A.html', 'index.html'])
})

test('keeps the folder itself, which may be a link or a mount point, or be open elsewhere', () => {
  write('elsewhere/articles.json', 'old')
  symlinkSync('elsewhere', join(root, 'dist'))
  const { ino } = statSync(join(root, 'elsewhere'))
  publishSite(join(root, 'new'), siteTarget(root, 'dist'))
  expect(readdirSync(root).toSorted()).toEqual(['dist', 'elsewhere'])
  expect(filesIn('elsewhere')).toEqual(['blogs/A.html', 'index.html'])
  expect(statSync(join(root, 'dist')).ino).toBe(ino)
})

test('keeps the other files of a folder outside the project', () => {
  for (const file of ['home/index.html', 'home/blogs/Old.html', 'home/letter']) write(file, 'old')
  publishSite(join(root, 'new'), siteTarget(join(root, 'project'), '../home'))
  expect(filesIn('home')).toEqual(['blogs/A.html', 'blogs/Old.html', 'index.html', 'letter'])
  expect(readFileSync(join(root, 'home/index.html'), 'utf8')).toBe('new/index.html')
})

const OTHER_FILES = 'expected a new folder, an empty one, or an earlier build of the site'
const THE_PROJECT = 'expected a folder for the site, found one that contains the project'

test.each([
  ['docs', 'docs/building.md', OTHER_FILES],
  ['public', 'public/.gitkeep', OTHER_FILES],
  ['build', 'build/site/build/index.html', OTHER_FILES],
  ['.', 'a', THE_PROJECT],
  ['..', 'a', THE_PROJECT],
])('refuses the folder %s with %s', (folder, file, message) => {
  write(file)
  expect(() => siteTarget(root, folder)).toThrow(`--outDir ${folder}: ${message}`)
})

test('accepts a folder with only the files of git, and one beside the project whose name begins like it', () => {
  write('dist/.git/HEAD')
  expect(siteTarget(root, 'dist')).toEqual({ folder: join(root, 'dist'), isReplaced: true })
  write('site-old/letter')
  expect(siteTarget(join(root, 'site'), '../site-old')).toMatchObject({ isReplaced: false })
})
