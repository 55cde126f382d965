import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ViteBuilder } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cachedBundles } from './cached-bundles.ts'
import { openCache } from './build-cache.ts'

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
async function bundle(settings = 'Ada', define = {}) {
  let built = 0
  const environments = Object.fromEntries(
    ['client', 'ssr'].map((name) => [
      name,
      { name, isBuilt: false, config: { build: { outDir: `build/${name}` }, define } },
    ]),
  )
  const builder = {
    environments,
    config: { root, publicDir: join(root, 'public'), build: { outDir: 'dist' } },
    async build({ name }: { name: string }) {
      built += 1
      rmSync(join(root, 'build', name), { recursive: true, force: true })
      if (name === 'client') write('build/client/face.png', read('public/face.png'))
      write(`build/${name}/assets/entry.js`, Uint8Array.of(0, 255, ...Buffer.from(read('app/entry.ts'))))
      return { output: [{ fileName: 'assets/entry.js' }] }
    },
  }
  const cache = openCache(join(root, 'build/cache'))
  await cachedBundles(builder as unknown as ViteBuilder, ['client', 'ssr'], settings, cache)
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
  expect((await bundle()).built).toBe(0)
})

test('writes the cached bundles, the public files, and nothing else', async () => {
  await bundle()
  write('build/client/assets/old.js', 'old')
  rmSync(join(root, 'build/client/face.png'))
  expect((await bundle()).isBuilt).toEqual([true, true])
  expect(read('build/client/assets/entry.js')).toBe('\0\xFFfirst')
  expect(read('build/ssr/assets/entry.js')).toBe('\0\xFFfirst')
  expect(read('build/client/face.png')).toBe('face')
  expect(() => read('build/client/assets/old.js')).toThrow('ENOENT')
})

test('bundles again for another defined constant', async () => {
  await bundle()
  expect((await bundle('Ada', { KEY: '"1"' })).built).toBe(2)
  expect((await bundle('Ada', { KEY: '"1"' })).built).toBe(0)
})
