import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { explainPath } from './path-mistake.ts'

const FILE = 'expected a folder, found a file. Rename or move it.'
const FOLDER = 'expected a file, found a folder. Rename or move it.'
type At = (path: string) => string

test.each([
  [`dist: ${FILE}`, (at: At) => readdirSync(at('dist'))],
  [`dist: ${FILE}`, (at) => mkdirSync(at('dist'), { recursive: true })],
  [`dist: ${FILE}`, (at) => mkdirSync(at('dist/a/b'), { recursive: true })],
  [`dist: ${FILE}`, (at) => readFileSync(at('dist/a'))],
  [`public/blogs: ${FILE}`, (at) => mkdirSync(at('build/site/dist/blogs'), { recursive: true })],
  [`content: ${FOLDER}`, (at) => readFileSync(at('content'))],
  [`public/index.html: ${FOLDER}`, (at) => writeFileSync(at('build/site/dist/index.html'), '')],
  [`public/index.html: ${FOLDER}`, (at) => rmSync(at('build/site/dist/index.html'), { force: true })],
  [
    'public/caf\uFFFD.pdf: expected a name in UTF-8, found other bytes. Rename or move it.',
    (at) => readFileSync(at('public/caf\uFFFD.pdf')),
  ],
  ['ENOENT: no such file or directory', (at) => readFileSync(at('none'))],
])('explains an error of the file system: %s', (message, fail) => {
  const root = temporaryFolder({ dist: '', 'build/site/dist/blogs': '', 'content/a': '' })
  mkdirSync(join(root, 'build/site/dist/index.html'))
  let explained: unknown
  try {
    fail((path) => join(root, path))
  } catch (error) {
    explained = explainPath(error, root, join(root, 'content'))
  }
  expect((explained as Error).message).toContain(message)
})
