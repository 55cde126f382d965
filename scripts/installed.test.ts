import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const MODULE = pathToFileURL(resolve('scripts/installed.mjs')).href

/** Calls a function of the module in a process of its own, for it may end it. */
function call(expression: string, { before = '', cwd = '.', path = '' } = {}) {
  const code = `${before}; const installed = await import('${MODULE}'); installed.${expression}; console.log('goes on')`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    ...{ cwd, encoding: 'utf8' },
    env: { ...process.env, PATH: path + delimiter + process.env.PATH },
  })
  return { status, goesOn: stdout.includes('goes on'), stdout, stderr }
}

const withNode = (version: string) =>
  call('ensureNode()', {
    before: `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`,
  })

test.each(['20.19.0', '20.20.1', '22.12.0', '22.13.0', '23.0.0', '24.1.0'])('Node %s serves', (version) => {
  expect(withNode(version)).toMatchObject({ status: 0, goesOn: true, stderr: '' })
})

test.each(['18.20.0', '20.18.9', '21.9.0', '22.11.9'])('Node %s is told which serve', (version) => {
  const { status, goesOn, stderr } = withNode(version)
  expect({ status, goesOn }).toEqual({ status: 1, goesOn: false })
  expect(stderr).toContain('Node 20.19, or 22.12 or newer is needed')
})

test('a command that fails ends the process with its code, one that cannot be started with its name', () => {
  expect(call(`run(process.execPath, ['-e', 'process.exit(7)'])`)).toMatchObject({ status: 7, goesOn: false })
  const missing = call(`run('no-such-command', [])`)
  expect(missing).toMatchObject({ status: 1, goesOn: false })
  expect(missing.stderr).toContain('no-such-command could not be started')
  const env = call(`run(process.execPath, ['-e', 'process.exit(+process.env.CODE)'], { CODE: '3' })`)
  expect(env.status).toBe(3)
})

test.skipIf(process.platform === 'win32')('packages are installed once for each lockfile', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'installed-'))
  const log = join(cwd, 'log')
  const npm = (code: number) => {
    writeFileSync(join(cwd, 'npm'), `#!/bin/sh\necho "$@" >> '${log}'\nexit ${code}\n`)
    chmodSync(join(cwd, 'npm'), 0o755)
  }
  const install = () => call('ensurePackages()', { cwd, path: cwd })
  const installed = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [])
  try {
    mkdirSync(join(cwd, 'node_modules'))
    writeFileSync(join(cwd, 'package-lock.json'), '{"a":1}')
    npm(1)
    expect(install()).toMatchObject({ status: 1, goesOn: false })
    npm(0)
    // What has failed is tried again, what is there is left alone.
    expect([install().status, install().status]).toEqual([0, 0])
    expect(installed()).toEqual(Array(2).fill('install --no-save --no-audit --no-fund'))
    writeFileSync(join(cwd, 'package-lock.json'), '{"a":2}')
    expect(install().goesOn).toBe(true)
    expect(installed()).toHaveLength(3)
  } finally {
    rmSync(cwd, { recursive: true })
  }
})
