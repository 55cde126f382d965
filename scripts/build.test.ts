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
/** Replaces Vite by a module that prints its options, or throws. */
const vite = (made = 'console.log(JSON.stringify(options.build))') =>
  writeFileSync(
    join(root, 'node_modules/vite/index.mjs'),
    `export const createLogger = () => ({})
     export const createBuilder = async ({ customLogger, ...options }) => ({ async buildApp() { ${made} } })`,
  )
vite()

function build(...flags: string[]) {
  const done = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), ...flags], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status: done.status, output: done.stdout + done.stderr }
}

test.each([
  [[], '{}\ndist/ is ready. `npm run serve` shows it.\n'],
  [['--strict'], '{}\ndist/ is ready. `npm run serve` shows it.\n'],
  [['--strict', '--outDir', 'other'], '{"outDir":"other"}\nother is ready.\n'],
])('builds with the flags %j', (flags, output) => {
  expect(build(...flags)).toEqual({ status: 0, output })
})

test.each([
  ['--srict', "Unknown option '--srict'"],
  ['--outDir', "Option '--outDir <value>' argument missing"],
  ['other', "Unexpected argument 'other'"],
])('refuses %s, and lists the flags', (flag, message) => {
  const { status, output } = build(flag)
  expect(status).toBe(1)
  expect(output).toContain(`build: ${message}`)
  expect(output).toContain('npm run build -- --outDir FOLDER')
})

const NOT_BUILT = 'The site was not built, and the last one stays as it was.\n'

test('reports that the last site stays when the build fails', () => {
  vite(`throw Object.assign(new Error(), { [Symbol.for('nodejs.util.inspect.custom')]: () => 'Why.' })`)
  expect(build()).toEqual({ status: 1, output: `Why.\n${NOT_BUILT}` })
})
