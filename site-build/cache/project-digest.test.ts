import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ARTICLE_TEXTS, OWN_CONTENT, projectDigest } from './project-digest.ts'

let root = ''
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const code = () => projectDigest(root, join(root, 'finished'), OWN_CONTENT)
const bundled = () => projectDigest(root, join(root, 'finished'), ARTICLE_TEXTS)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'))
  write('app/entry.ts', 'first')
})
afterEach(() => rmSync(root, { recursive: true }))

/** Whether each of the two digests is another one after the change. */
function changedBy(change: () => void) {
  const before = { code: code(), bundled: bundled() }
  change()
  return { code: code() !== before.code, bundled: bundled() !== before.bundled }
}

test.each(['app/entry.ts', 'app/new.ts', 'content/rules/a.ts', '.env', 'node_modules/.package-lock.json'])(
  'is another one when %s has changed',
  (file) => {
    expect(changedBy(() => write(file, 'other'))).toEqual({ code: true, bundled: true })
  },
)

test.each([
  'content/site.ts',
  'public/own.woff2',
  'articles/images/face.png',
  'pages/now.md',
  'docs/a.css',
  'README.md',
])('is the same for the code, but not for the bundles, when %s has changed', (file) => {
  expect(changedBy(() => write(file, 'other'))).toEqual({ code: false, bundled: true })
})

test.each(['articles/A.md', 'build/a.js', 'dist/index.html', 'finished/index.html', '.git/HEAD'])(
  'is the same when %s has changed',
  (file) => {
    expect(changedBy(() => write(file, 'other'))).toEqual({ code: false, bundled: false })
  },
)

test('is another one for another version of Node', () => {
  const { version } = process
  const change = () => Object.defineProperty(process, 'version', { value: 'v0.0.0', configurable: true })
  try {
    expect(changedBy(change)).toEqual({ code: true, bundled: true })
  } finally {
    Object.defineProperty(process, 'version', { value: version, configurable: true })
  }
})

test('reads neither links nor what is not a file', () => {
  const change = () => {
    symlinkSync('nowhere', join(root, 'app/broken'))
    symlinkSync(tmpdir(), join(root, 'app/elsewhere'))
    execFileSync('env', ['mkfifo', join(root, 'app/queue')])
  }
  expect(changedBy(change)).toEqual({ code: false, bundled: false })
})
