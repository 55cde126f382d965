import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { walkFolder } from './walk-folder.ts'

test('lists files at any depth, and follows no link to a file or a folder', () => {
  const root = temporaryFolder({ 'outside/secret.md': '', 'blog/b/c/two.md': '', 'blog/one.md': '' })
  const blog = join(root, 'blog')
  symlinkSync('../outside', join(blog, 'folder'))
  symlinkSync('../../outside/secret.md', join(blog, 'b/file.md'))
  symlinkSync('nowhere', join(blog, 'dangling'))
  expect(walkFolder(blog)).toEqual({
    files: ['b/c/two.md', 'one.md'],
    links: ['b/file.md', 'dangling', 'folder'],
    unreadable: [],
  })
})

test('ends although links lead back to their own folder', () => {
  const root = temporaryFolder({ 'a/b/one.md': '' })
  symlinkSync('..', join(root, 'a/up'))
  symlinkSync('.', join(root, 'a/b/here'))
  expect(walkFolder(root)).toMatchObject({ files: ['a/b/one.md'], links: ['a/b/here', 'a/up'] })
})

test('accepts a link as the folder itself, and leaves out folders on request', () => {
  const root = temporaryFolder({ 'posts/a.md': '', 'posts/node_modules/b.md': '', 'posts/c/d.md': '' })
  symlinkSync('posts', join(root, 'link'))
  const { files } = walkFolder(join(root, 'link'), (path) => path === 'node_modules')
  expect(files).toEqual(['a.md', 'c/d.md'])
})

// macOS and Windows refuse such names.
test.runIf(process.platform === 'linux')('lists names that are not UTF-8 apart', () => {
  const root = temporaryFolder({ 'a \uFFFD.md': '' })
  const inRoot = (name: number[]) => Buffer.concat([Buffer.from(`${root}/`), Buffer.from(name)])
  writeFileSync(inRoot([0x62, 0xff]), '')
  mkdirSync(inRoot([0x63, 0xff]))
  expect(walkFolder(root)).toEqual({ files: ['a \uFFFD.md'], links: [], unreadable: ['b\uFFFD', 'c\uFFFD'] })
})

test('reports a missing folder', () => {
  expect(() => walkFolder(join(temporaryFolder(), 'none'))).toThrow('ENOENT')
})
