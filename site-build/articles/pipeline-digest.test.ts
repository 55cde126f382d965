import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pipelineDigest } from './pipeline-digest.ts'

const MANIFEST = {
  'thread.ts': { file: 'thread.js', imports: ['_shared.js'], dynamicImports: ['math.ts'] },
  'math.ts': { file: 'assets/math.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'home.tsx': { file: 'home.js', imports: ['_shared.js', '_content.js'] },
  '_content.js': { file: 'assets/content.js' },
}
const FILES = ['thread.js', 'home.js', 'assets/math.js', 'assets/shared.js', 'assets/content.js']

let root = ''
const write = (path: string, text: string) => writeFileSync(join(root, path), text)
const digest = (module = 'thread.ts') => pipelineDigest(root, module, root)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pipeline-'))
  for (const folder of ['.vite', 'assets']) mkdirSync(join(root, folder))
  write('.vite/manifest.json', JSON.stringify(MANIFEST))
  write('package-lock.json', '{}')
  for (const file of FILES) write(file, `// ${file}`)
})
afterEach(() => rmSync(root, { recursive: true }))

test('is the same for the same code', () => {
  expect(digest()).toBe(digest())
})

test.each(['thread.js', 'assets/shared.js', 'assets/math.js', 'package-lock.json'])(
  'is another one when %s has changed',
  (file) => {
    const before = digest()
    write(file, '// changed')
    expect(digest()).not.toBe(before)
  },
)

test('is another one for another version of Node', () => {
  const before = digest()
  const { version } = process
  Object.defineProperty(process, 'version', { value: 'v0.0.0', configurable: true })
  try {
    expect(digest()).not.toBe(before)
  } finally {
    Object.defineProperty(process, 'version', { value: version, configurable: true })
  }
})

test.each(['home.js', 'assets/content.js'])(
  'stays when %s has changed, which the module does not load',
  (file) => {
    const before = digest()
    write(file, '// changed')
    expect(digest()).toBe(before)
    expect(digest('home.tsx')).not.toBe(before)
  },
)

test('names the module that the bundle lacks', () => {
  expect(() => digest('other.ts')).toThrow('The server bundle has no other.ts; found thread.ts')
})
