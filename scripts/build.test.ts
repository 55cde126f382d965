import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'))
  const vite = join(root, 'node_modules/vite/bin')
  for (const folder of [vite, join(root, 'scripts')]) mkdirSync(folder, { recursive: true })
  cpSync('scripts/build.mjs', join(root, 'scripts/build.mjs'))
  writeFileSync(join(vite, 'vite.js'), 'console.log(process.argv.slice(2).join(" "))')
})
afterAll(() => rmSync(root, { recursive: true }))

function build(...flags: string[]) {
  const done = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), ...flags], { encoding: 'utf8' })
  return { status: done.status, output: done.stdout + done.stderr }
}

test.each([
  [[], 'build --app\ndist/ is ready. `npm run serve` shows it.\n'],
  [['--strict'], 'build --app -- --strict\ndist/ is ready. `npm run serve` shows it.\n'],
  [['--strict', '--outDir', 'other'], 'build --app --outDir other -- --strict\nother is ready.\n'],
])('builds with the flags %j', (flags, output) => {
  expect(build(...flags)).toEqual({ status: 0, output })
})

test.each([
  ['--srict', "Unknown option '--srict'"],
  ['--base=/blog/', "Unknown option '--base'"],
  ['--outDir', "Option '--outDir <value>' argument missing"],
  ['other', "Unexpected argument 'other'"],
])('refuses %s, and says which flags there are', (flag, message) => {
  const { status, output } = build(flag)
  expect(status).toBe(1)
  expect(output).toContain(`build: ${message}`)
  expect(output).toContain('npm run build -- --outDir FOLDER')
})

test('says what becomes of the site when the build fails', () => {
  writeFileSync(join(root, 'node_modules/vite/bin/vite.js'), 'process.exit(1)')
  expect(build()).toEqual({
    status: 1,
    output: 'The site was not built, and the last one stays as it was.\n',
  })
})
