import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const root = temporaryFolder(
  {
    'scripts/build.mjs': readFileSync('scripts/build.mjs', 'utf8'),
    'node_modules/vite/package.json': '{ "exports": "./index.mjs" }',
  },
  afterAll,
)
const VITE = join(root, 'node_modules/vite/index.mjs')
const vite = (made: string) => `export const createLogger = () => ({})
  export const createBuilder = async ({ build }) => ({ async buildApp() { ${made} } })`

function build(made: string, ...flags: string[]) {
  writeFileSync(VITE, vite(made))
  const options = { cwd: root, encoding: 'utf8' } as const
  const done = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), ...flags], options)
  return { status: done.status, output: done.stdout + done.stderr }
}

test('builds into the folder of --outDir', () => {
  const output = '{"outDir":"other"}\nother is ready.\n'
  const made = 'console.log(JSON.stringify(build))'
  expect(build(made, '--strict', '--outDir', 'other')).toEqual({ status: 0, output })
})

test('refuses a flag that it does not know, and lists those that it knows', () => {
  const { status, output } = build('', '--srict')
  expect(status).toBe(1)
  expect(output).toMatch(/^build: Unknown option '--srict'[^]*npm run build -- --outDir FOLDER/)
})

test('reports that the last site stays when the build fails', () => {
  const made = `throw Object.assign(new Error(), { [Symbol.for('nodejs.util.inspect.custom')]: () => 'Why.' })`
  const output = 'Why.\nThe site was not built, and the last one stays as it was.\n'
  expect(build(made)).toEqual({ status: 1, output })
})
