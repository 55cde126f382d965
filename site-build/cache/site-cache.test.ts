import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ResolvedConfig } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSiteCache } from './site-cache.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-cache-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

function cacheWith(options = {}) {
  const config = {
    root,
    env: {},
    inlineConfig: {},
    resolve: { alias: [] },
    build: { outDir: 'dist' },
    ...options,
  }
  return openSiteCache(config as unknown as ResolvedConfig, 'dist')
}

test.each([
  ['the command', { inlineConfig: { mode: 'test' } }],
  ['an .env file', { env: { VITE_KEY: '1' } }],
  ['the place of the theme', { resolve: { alias: [{ find: '#content/theme.css', replacement: '/a.css' }] } }],
])('uses no cached result when %s has changed', (_, options) => {
  cacheWith().write(['key'], 'made')
  expect(String(cacheWith().read(['key']))).toBe('made')
  expect(cacheWith(options).read(['key'])).toBeNull()
})

test('uses no cached result for another NODE_ENV', () => {
  cacheWith().write(['key'], 'made')
  vi.stubEnv('NODE_ENV', 'other')
  expect(cacheWith().read(['key'])).toBeNull()
})
