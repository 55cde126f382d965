import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ViteBuilder } from 'vite'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keptBundles } from './kept-bundles.ts'
import { keptFiles } from './kept-files.ts'

let root = ''
const write = (path: string, text: string | Uint8Array) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const read = (path: string) => readFileSync(join(root, path), 'latin1')
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundles-'))
  write('app/entry.ts', 'first')
  write('public/face.png', 'face')
})
afterEach(() => rmSync(root, { recursive: true }))

/** A build of two environments, the first of which starts like Vite with an empty folder and the public files. */
async function bundle(settings = 'Ada', options = {}, define = {}) {
  let built = 0
  const environments = Object.fromEntries(
    ['client', 'ssr'].map((name) => [
      name,
      { name, isBuilt: false, config: { build: { outDir: `build/${name}` }, define } },
    ]),
  )
  const builder = {
    environments,
    config: {
      root,
      publicDir: join(root, 'public'),
      env: {},
      inlineConfig: {},
      resolve: { alias: [] },
      build: { outDir: 'dist' },
      ...options,
    },
    async build({ name }: { name: string }) {
      built += 1
      rmSync(join(root, 'build', name), { recursive: true, force: true })
      if (name === 'client') write('build/client/face.png', read('public/face.png'))
      write(`build/${name}/assets/entry.js`, Uint8Array.of(0, 255, ...Buffer.from(read('app/entry.ts'))))
      return { output: [{ fileName: 'assets/entry.js' }] }
    },
  }
  const kept = keptFiles(join(root, 'build/kept'))
  await keptBundles(builder as unknown as ViteBuilder, ['client', 'ssr'], settings, kept)
  return { built, isBuilt: Object.values(environments).map((environment) => environment.isBuilt) }
}

test('bundles again only when a file of the project or a setting has changed', async () => {
  expect((await bundle()).built).toBe(2)
  expect((await bundle()).built).toBe(0)
  expect((await bundle('Grace')).built).toBe(2)
  write('app/entry.ts', 'second')
  expect((await bundle()).built).toBe(2)
  write('app/more.ts', 'new')
  expect((await bundle()).built).toBe(2)
  write('articles/A.md', 'text')
  write('dist/index.html', 'built')
  write('.packages/react/index.js', 'code')
  symlinkSync('.packages', join(root, 'node_modules'))
  expect((await bundle()).built).toBe(0)
})

test('writes what the bundles were, the public files, and nothing else', async () => {
  await bundle()
  write('build/client/assets/old.js', 'old')
  rmSync(join(root, 'build/client/face.png'))
  expect((await bundle()).isBuilt).toEqual([true, true])
  expect(read('build/client/assets/entry.js')).toBe('\0\xFFfirst')
  expect(read('build/ssr/assets/entry.js')).toBe('\0\xFFfirst')
  expect(read('build/client/face.png')).toBe('face')
  expect(() => read('build/client/assets/old.js')).toThrow('ENOENT')
})

test.each<[string, object, object?]>([
  ['the command', { inlineConfig: { mode: 'test' } }],
  ['an .env file', { env: { VITE_KEY: '1' } }],
  ['the place of the theme', { resolve: { alias: [{ find: '#content/theme.css', replacement: '/a.css' }] } }],
  ['a defined constant', {}, { KEY: '"1"' }],
])('bundles again when %s has changed', async (_, options, define) => {
  await bundle()
  expect((await bundle('Ada', options, define)).built).toBe(2)
  expect((await bundle('Ada', options, define)).built).toBe(0)
})

test('bundles again for another NODE_ENV', async () => {
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  await bundle()
  vi.stubEnv('NODE_ENV', 'other')
  expect((await bundle()).built).toBe(2)
})

test.each([
  'public/own.woff2',
  'docs/more.css',
  'articles/images/face.png',
  '.env',
  'node_modules/.package-lock.json',
])('bundles again when %s has changed', async (file) => {
  write(file, 'first')
  await bundle()
  expect((await bundle()).built).toBe(0)
  write(file, 'other')
  expect((await bundle()).built).toBe(2)
})

test('bundles again when a large file has another time', async () => {
  write('app/talk.mp4', '')
  truncateSync(join(root, 'app/talk.mp4'), 5_000_000_000)
  await bundle()
  expect((await bundle()).built).toBe(0)
  utimesSync(join(root, 'app/talk.mp4'), 1, 1)
  expect((await bundle()).built).toBe(2)
})

test.each(['', 'app'])('reads the file that a link in "%s" leads to', async (folder) => {
  write('.elsewhere/notes', 'first')
  symlinkSync(join(root, '.elsewhere/notes'), join(root, folder, 'link'))
  await bundle()
  expect((await bundle()).built).toBe(0)
  write('.elsewhere/notes', 'second')
  expect((await bundle()).built).toBe(2)
})

test('does not read what is neither a file nor a folder', async () => {
  symlinkSync('nowhere', join(root, 'broken'))
  symlinkSync('round', join(root, 'round'))
  execFileSync('env', ['mkfifo', join(root, 'queue'), join(root, 'app/queue')])
  symlinkSync('queue', join(root, 'link'))
  expect((await bundle()).built).toBe(2)
  expect((await bundle()).built).toBe(0)
})

test.each(['app/elsewhere', 'elsewhere', 'node_modules/package', 'node_modules/@scope/package'])(
  'uses nothing again when %s is a link that could lead to code elsewhere',
  async (link) => {
    mkdirSync(dirname(join(root, link)), { recursive: true })
    symlinkSync(tmpdir(), join(root, link))
    await bundle()
    expect((await bundle()).built).toBe(2)
  },
)
