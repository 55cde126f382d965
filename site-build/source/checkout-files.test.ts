import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gitBlobId } from './article-folder.ts'
import { readCheckout } from './checkout-files.ts'
import { choosePictures, PICTURE_LIMIT_BYTES, PICTURES_LIMIT_BYTES } from './picture-choice.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'articles-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('a checkout gives its articles and the pictures below them, and names no repository', async () => {
  await mkdir(join(folder, 'images/deep'), { recursive: true })
  await writeFile(join(folder, 'a.md'), 'A')
  await writeFile(join(folder, 'images/deep/a map.PNG'), 'png')
  await writeFile(join(folder, 'images/b.svg'), '<svg/>')
  await writeFile(join(folder, 'images/notes.txt'), 'no picture')
  await symlink('b.svg', join(folder, 'images/link.svg'))
  const files = await readCheckout(folder, 5)
  expect(files).toMatchObject({ takenAt: 5, repositoryId: null })
  expect(files.entries.map(({ name }) => name)).toEqual(['a.md', 'images'])
  expect(files.pictures.map(({ path, size, sha }) => [path, size, sha])).toEqual([
    ['images/b.svg', 6, gitBlobId(Buffer.from('<svg/>'))],
    ['images/deep/a map.PNG', 3, gitBlobId(Buffer.from('png'))],
  ])
  expect(await files.pictures[1]?.read()).toEqual(Buffer.from('png'))
})

test('a picture that is gone when it is wanted is none, and no error', async () => {
  await writeFile(join(folder, 'a.png'), 'png')
  const { pictures } = await readCheckout(folder, 5)
  await rm(join(folder, 'a.png'))
  expect(await pictures[0]?.read()).toBe(null)
})

test('a picture over the limit is left to GitHub', async () => {
  await writeFile(join(folder, 'a.png'), '')
  await truncate(join(folder, 'a.png'), PICTURE_LIMIT_BYTES + 1)
  expect((await readCheckout(folder, 5)).pictures).toEqual([])
})

test('a folder that is not there stops the build with its name', async () => {
  await expect(readCheckout(join(folder, 'none'), 5)).rejects.toThrow(
    /none: expected a folder with the articles/,
  )
})

test('all pictures together have a limit, and what is left out is named', () => {
  const many = Array.from({ length: 22 }, (_, i) => ({ path: `${i}.png`, size: PICTURE_LIMIT_BYTES }))
  const { chosen, tooLarge } = choosePictures([...many, { path: 'small.png', size: 1 }])
  expect(chosen.reduce((sum, { size }) => sum + size, 0)).toBe(PICTURES_LIMIT_BYTES)
  expect(tooLarge).toEqual(['20.png', '21.png', 'small.png'])
})

test.each([
  '../a.png',
  'a/../b.png',
  './a.png',
  '/a.png',
  'a//b.png',
  'a\\b.png',
  'a\u0000.png',
  'a.png/b',
  'a.md',
])('%j is no picture to copy', (path) => {
  expect(choosePictures([{ path, size: 1 }])).toEqual({ chosen: [], tooLarge: [] })
})
