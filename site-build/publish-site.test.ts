import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'))
  for (const file of ['new/index.html', 'new/blogs/A.html', 'new/.gitkeep']) write(file)
})
afterEach(() => rmSync(root, { recursive: true }))

test('moves a site to a folder that does not exist yet', () => {
  publishSite(join(root, 'new'), siteTarget(root, 'a/dist'))
  expect(filesIn('a/dist')).toEqual(['blogs/A.html', 'index.html'])
  expect(readdirSync(root)).toEqual(['a'])
})

test('replaces the last site, but not the files of git', () => {
  for (const file of ['articles.json', 'index.html', 'blogs/Old.html', '.git/HEAD'])
    write(`dist/${file}`, 'old')
  publishSite(join(root, 'new'), siteTarget(root, 'dist'))
  expect(filesIn('dist')).toEqual(['.git/HEAD', 'blogs/A.html', 'index.html'])
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('new/index.html')
})

test('keeps the other files of a folder outside the project', () => {
  for (const file of ['home/index.html', 'home/blogs/Old.html', 'home/letter']) write(file, 'old')
  publishSite(join(root, 'new'), siteTarget(join(root, 'project'), '../home'))
  expect(filesIn('home')).toEqual(['blogs/A.html', 'blogs/Old.html', 'index.html', 'letter'])
  expect(readFileSync(join(root, 'home/index.html'), 'utf8')).toBe('new/index.html')
})

test.each([
  ['docs', 'docs/building.md'],
  ['public', 'public/.gitkeep'],
  ['build', 'build/site/build/index.html'],
])('refuses the folder %s of the project, which has other files than a site', (folder, file) => {
  write(file)
  expect(() => siteTarget(root, folder)).toThrow(`--outDir ${folder}: expected a new folder`)
})

test('a folder beside the project whose name begins like it is outside', () => {
  write('site-old/letter')
  expect(siteTarget(join(root, 'site'), '../site-old')).toMatchObject({ isReplaced: false })
})

test.each(['.', '..'])('refuses the folder %s, which contains the project', (folder) => {
  expect(() => siteTarget(root, folder)).toThrow(
    `--outDir ${folder}: expected a folder for the site, found one`,
  )
})

test('accepts a folder that is empty except for the files of git', () => {
  write('dist/.git/HEAD')
  expect(siteTarget(root, 'dist')).toEqual({ folder: join(root, 'dist'), isReplaced: true })
})
