import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ContentMistake } from './content-mistake.ts'
import { explainPath } from './path-mistake.ts'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'path-mistake-'))
  mkdirSync(join(root, 'build/site/dist/index.html'), { recursive: true })
  mkdirSync(join(root, 'content'))
  for (const file of ['dist', 'build/site/dist/blogs']) writeFileSync(join(root, file), '')
})
afterAll(() => rmSync(root, { recursive: true }))

function explained(fail: (at: (path: string) => string) => unknown): unknown {
  try {
    return fail((path) => join(root, path))
  } catch (error) {
    return explainPath(error, root, join(root, 'content'))
  }
}

test.each([
  ['dist', (at: (path: string) => string) => readdirSync(at('dist'))],
  ['dist', (at) => mkdirSync(at('dist'), { recursive: true })],
  ['dist', (at) => mkdirSync(at('dist/a/b'), { recursive: true })],
  ['dist', (at) => readFileSync(at('dist/a'))],
  ['public/blogs', (at) => mkdirSync(at('build/site/dist/blogs'), { recursive: true })],
])('names a file in the place of the folder %s', (file, fail) => {
  expect(explained(fail)).toEqual(
    new ContentMistake([{ file, message: 'expected a folder, found a file. Rename or move it.' }]),
  )
})

test.each([
  ['content', (at: (path: string) => string) => readFileSync(at('content'))],
  ['public/index.html', (at) => writeFileSync(at('build/site/dist/index.html'), '')],
  ['public/index.html', (at) => rmSync(at('build/site/dist/index.html'), { force: true })],
])('names a folder in the place of the file %s', (file, fail) => {
  expect(explained(fail)).toEqual(
    new ContentMistake([{ file, message: 'expected a file, found a folder. Rename or move it.' }]),
  )
})

test('names a file whose name is not UTF-8', () => {
  expect(explained((at) => readFileSync(at('public/caf\uFFFD.pdf')))).toEqual(
    new ContentMistake([
      {
        file: 'public/caf\uFFFD.pdf',
        message: 'expected a name in UTF-8, found other bytes. Rename or move it.',
      },
    ]),
  )
})

test('leaves other errors as they are', () => {
  const missing = explained((at) => readFileSync(at('none')))
  expect(missing).toMatchObject({ code: 'ENOENT' })
  expect(explainPath('text', root)).toBe('text')
})
