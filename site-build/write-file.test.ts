import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { fileWriter } from './write-file.ts'

let root = ''
const inside = (name: string) => join(root, name)
const inode = (name: string) => statSync(inside(name)).ino

beforeEach(() => {
  root = temporaryFolder({ 'last/blogs/A.md': 'Aé' })
})

test('links to a file of the last site with the same bytes', () => {
  fileWriter(inside('new'), inside('last'))('blogs/A.md', 'Aé')
  expect(inode('new/blogs/A.md')).toBe(inode('last/blogs/A.md'))
})

test.each(['Bé', 'Aé, longer'])('writes %j as a new file, and leaves the last site as it is', (text) => {
  const write = fileWriter(inside('new'), inside('last'))
  // The first text is linked, and the second one replaces the link.
  write('blogs/A.md', 'Aé')
  write('blogs/A.md', text)
  expect(readFileSync(inside('new/blogs/A.md'), 'utf8')).toBe(text)
  expect(readFileSync(inside('last/blogs/A.md'), 'utf8')).toBe('Aé')
})

test('writes a file that is a symbolic link, a folder or missing in the last site', () => {
  symlinkSync('A.md', inside('last/blogs/B.md'))
  mkdirSync(inside('last/blogs/C.md'))
  const write = fileWriter(inside('new'), inside('last'))
  for (const name of ['B', 'C', 'D']) {
    write(`blogs/${name}.md`, 'Aé')
    expect(readFileSync(inside(`new/blogs/${name}.md`), 'utf8')).toBe('Aé')
    expect(inode(`new/blogs/${name}.md`)).not.toBe(inode('last/blogs/A.md'))
  }
})

test('leaves a file of the owner as it is', () => {
  writeFileSync(inside('robots.txt'), 'Mine')
  const write = fileWriter(inside('new'), null, root)
  write('robots.txt', 'Ours')
  write('llms.txt', 'Ours')
  expect([existsSync(inside('new/robots.txt')), existsSync(inside('new/llms.txt'))]).toEqual([false, true])
})

test('does not link to a site that stays', () => {
  fileWriter(inside('new'), null)('blogs/A.md', 'Aé')
  expect(inode('new/blogs/A.md')).not.toBe(inode('last/blogs/A.md'))
})
