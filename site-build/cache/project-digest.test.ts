import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
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

/** Whether the change changes each of the two digests. */
function changedBy(change: () => void) {
  const before = { code: code(), bundled: bundled() }
  change()
  return { code: code() !== before.code, bundled: bundled() !== before.bundled }
}

test.each([
  'app/entry.ts',
  'app/new.ts',
  'content/rules/a.ts',
  'vite.config.ts',
  '.env',
  'node_modules/.package-lock.json',
])('changes with %s', (file) => {
  expect(changedBy(() => write(file, 'other'))).toEqual({ code: true, bundled: true })
})

test.each(['content/site.ts', 'public/own.woff2', 'articles/images/face.png', 'pages/now.md', 'docs/a.css'])(
  'changes for the bundles, but not for the code, with %s',
  (file) => {
    expect(changedBy(() => write(file, 'other'))).toEqual({ code: false, bundled: true })
  },
)

test.each([
  'articles/A.md',
  'README.md',
  'build.log',
  'build/a.js',
  'dist/index.html',
  'finished/index.html',
  '.git/HEAD',
])('does not change with %s', (file) => {
  expect(changedBy(() => write(file, 'other'))).toEqual({ code: false, bundled: false })
})

test('changes with the version of Node', () => {
  const { version } = process
  const change = () => Object.defineProperty(process, 'version', { value: 'v0.0.0', configurable: true })
  try {
    expect(changedBy(change)).toEqual({ code: true, bundled: true })
  } finally {
    Object.defineProperty(process, 'version', { value: version, configurable: true })
  }
})

test('changes with the time of a large file, without reading it', () => {
  write('app/talk.mp4', '')
  truncateSync(join(root, 'app/talk.mp4'), 5_000_000_000)
  expect(changedBy(() => {})).toEqual({ code: false, bundled: false })
  expect(changedBy(() => utimesSync(join(root, 'app/talk.mp4'), 1, 1))).toEqual({ code: true, bundled: true })
})

test.each([
  ['content/theme.css', { code: false, bundled: true }],
  ['app/link.ts', { code: true, bundled: true }],
  ['link.ts', { code: true, bundled: true }],
])('reads the target of the link %s', (link, changed) => {
  write('.elsewhere/file', 'first')
  mkdirSync(dirname(join(root, link)), { recursive: true })
  symlinkSync(join(root, '.elsewhere/file'), join(root, link))
  expect(changedBy(() => {})).toEqual({ code: false, bundled: false })
  expect(changedBy(() => write('.elsewhere/file', 'second'))).toEqual(changed)
})

test.each([
  ['app/elsewhere', { code: true, bundled: true }],
  ['elsewhere', { code: true, bundled: true }],
  ['articles', { code: false, bundled: true }],
  ['node_modules', { code: false, bundled: false }],
])('changes each time if %s is a link to a folder, unless it is left out', (link, changed) => {
  symlinkSync(tmpdir(), join(root, link))
  expect(changedBy(() => {})).toEqual(changed)
})

test('reads neither broken links nor pipes', () => {
  symlinkSync('nowhere', join(root, 'app/broken'))
  symlinkSync('round', join(root, 'app/round'))
  execFileSync('env', ['mkfifo', join(root, 'queue'), join(root, 'app/queue')])
  symlinkSync('../queue', join(root, 'app/link'))
  expect(changedBy(() => {})).toEqual({ code: false, bundled: false })
})
