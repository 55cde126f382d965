import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { contentText } from '#tests/support/site/content-text.ts'
import type { FileContent, Finding, SiteFile } from '#site-build/model.ts'
import { writeFiles } from './write-files.ts'

/** Writes files of the table beside those of the folders `public` and `bundle` of a project. */
async function written(root: string, rows: readonly SiteFile[] = []) {
  const findings: Finding[] = []
  const texts: Record<string, string> = {}
  const write = (name: string, content: FileContent) => {
    texts[name] = contentText(content)
  }
  const report = (finding: Finding) => void findings.push(finding)
  await writeFiles(rows, join(root, 'bundle'), join(root, 'public'), write, report)
  return { texts, reported: findings.map(({ file }) => file) }
}

test('writes the owner’s files instead of others, but warns of those at the address of a page', async () => {
  const root = temporaryFolder({
    'public/robots.txt': 'Mine',
    'public/404.html': 'Mine',
    'public/talks/one.html': 'Mine',
    'public/.gitkeep': '',
    'bundle/assets/a-1.js': 'Code',
    'bundle/.vite/manifest.json': '{}',
  })
  const rows = ['robots.txt', '404.html', 'blogs/A.md'].map((name): SiteFile => [name, () => 'Oürs'])
  const { texts, reported } = await written(root, rows)
  expect(reported).toEqual(['public/404.html'])
  expect(texts).toEqual({
    'robots.txt': 'Mine',
    '404.html': 'Oürs',
    'blogs/A.md': 'Oürs',
    'talks/one.html': 'Mine',
    'assets/a-1.js': 'Code',
  })
})

test('publishes no file that a symbolic link in public/ leads to, and names the link', async () => {
  const root = temporaryFolder({ 'secret/key.txt': '', 'public/cv.txt': '', 'bundle/a.js': '' })
  symlinkSync('../secret', join(root, 'public/folder'))
  symlinkSync('../secret/key.txt', join(root, 'public/key.txt'))
  const { texts, reported } = await written(root)
  expect(Object.keys(texts)).toEqual(['cv.txt', 'a.js'])
  expect(reported).toEqual(['public/folder', 'public/key.txt'])
})

test('decides all names first, leaves out those that some system cannot store, and names them', async () => {
  const root = temporaryFolder({ 'public/what?.pdf': '', 'public/BLOGS.html': '', 'bundle/a.js': '' })
  const rows = ['blogs.html', 'tags/nul.xml'].map((name): SiteFile => [name, () => 'Row'])
  const { texts, reported } = await written(root, rows)
  expect(Object.keys(texts)).toEqual(['blogs.html', 'a.js'])
  expect(reported).toEqual([undefined, 'public/BLOGS.html', 'public/what?.pdf'])
})

test('a site needs no public/', async () => {
  expect((await written(temporaryFolder({ 'bundle/a.js': '' }))).texts).toEqual({ 'a.js': '' })
})
