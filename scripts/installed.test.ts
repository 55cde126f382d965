import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const MODULE = pathToFileURL(resolve('scripts/installed.mjs')).href
let cwd = ''

beforeEach(() => {
  cwd = temporaryFolder()
  mkdirSync(join(cwd, 'node_modules'))
})

/** Calls a function of the module in another process, because it may end the process. */
function call(expression: string, before = '') {
  const code = `${before}; const installed = await import('${MODULE}'); await installed.${expression}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: cwd + delimiter + process.env.PATH },
  })
}

test.each([
  ['20.18.9', 1],
  ['20.19.0', 0],
  ['21.9.0', 1],
  ['22.11.9', 1],
  ['22.12.0', 0],
  ['24.1.0', 0],
])('Node %s ends with status %i', (version, status) => {
  const change = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
  expect(call('ensureNode()', change).status).toBe(status)
})

test.skipIf(process.platform === 'win32')(
  'runs npm ci once for each lockfile, and again after a failure',
  () => {
    const log = join(cwd, 'log')
    const installWith = (lockfile: string, npmStatus: number) => {
      writeFileSync(join(cwd, 'package-lock.json'), lockfile)
      writeFileSync(join(cwd, 'npm'), `#!/bin/sh\necho "$@" >> '${log}'\nexit ${npmStatus}\n`, {
        mode: 0o755,
      })
      const { status } = call('ensurePackages()')
      return { status, runs: existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [] }
    }
    expect(installWith('first', 7)).toEqual({ status: 7, runs: ['ci'] })
    expect(installWith('first', 0)).toEqual({ status: 0, runs: ['ci', 'ci'] })
    expect(installWith('first', 0).runs).toHaveLength(2)
    expect(installWith('second', 0).runs).toHaveLength(3)
  },
)
