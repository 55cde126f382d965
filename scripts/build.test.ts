import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyEngine } from '#tests/support/project-files.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

const root = temporaryFolder({}, afterAll)

beforeAll(() => {
  copyEngine(root)
  writeFiles(root, {
    'articles/First.md': '# First\n',
    'content/theme.css': '',
    'content/words.yaml': '',
    'public/cv.pdf': '',
  })
})

function build(...flags: string[]) {
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir(), SITE_REPOSITORY: '', SITE_ADDRESS: '' }
  const options = { cwd: root, env: { ...env, NODE_ENV: 'production' }, encoding: 'utf8' as const }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs', ...flags], options)
  return { status, output: stdout + stderr }
}

test('builds into the folder of --outDir, and keeps that site when the next build fails', () => {
  const first = build('--strict', '--outDir', 'other')
  expect(first).toEqual({ status: 0, output: expect.stringContaining('other is ready.') })
  const article = () => readFileSync(join(root, 'other/blogs/First.html'), 'utf8')
  const built = article()
  expect(built).toContain('First')

  writeFiles(root, { 'articles/First.md': '# Second\n', 'content/site.yaml': 'owner: [' })
  const { status, output } = build('--outDir', 'other')
  expect(status).toBe(1)
  expect(output).toMatch(/content\/site\.yaml:1[^]*the last one stays/)
  expect(article()).toBe(built)
})

test('refuses a flag that it does not know, and lists those that it knows', () => {
  const { status, output } = build('--srict')
  expect(status).toBe(1)
  expect(output).toMatch(/'--srict'[^]*npm run build -- --outDir FOLDER/)
})
