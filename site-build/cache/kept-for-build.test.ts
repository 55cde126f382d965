import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ResolvedConfig } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptForBuild } from './kept-for-build.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

function kept(options = {}) {
  const config = {
    root,
    env: {},
    inlineConfig: {},
    resolve: { alias: [] },
    build: { outDir: 'dist' },
    ...options,
  }
  return keptForBuild(config as unknown as ResolvedConfig, 'dist')
}

test.each([
  ['the command', { inlineConfig: { mode: 'test' } }],
  ['an .env file', { env: { VITE_KEY: '1' } }],
  ['the place of the theme', { resolve: { alias: [{ find: '#content/theme.css', replacement: '/a.css' }] } }],
])('uses nothing again when %s has changed', (_, options) => {
  kept().write(['key'], 'made')
  expect(String(kept().read(['key']))).toBe('made')
  expect(kept(options).read(['key'])).toBeNull()
})

test('uses nothing again for another NODE_ENV', () => {
  kept().write(['key'], 'made')
  vi.stubEnv('NODE_ENV', 'other')
  expect(kept().read(['key'])).toBeNull()
})
