import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const MODULE = pathToFileURL(resolve('scripts/start-up/installed.mjs')).href
test.each([
  ['20.18.9', false],
  ['20.19.0', true],
  ['21.9.0', false],
  ['22.11.9', false],
  ['22.12.0', true],
  ['24.1.0', true],
])('Node %s is new enough: %s', async (node, isNewEnough) => {
  const { ensureNode } = (await import(MODULE)) as { ensureNode: () => void }
  const exit = vi.fn<() => void>()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('process', { ...process, versions: { node }, exit })
  ensureNode()
  expect(exit).toHaveBeenCalledTimes(isNewEnough ? 0 : 1)
})

test.skipIf(process.platform === 'win32')(
  'runs npm ci once for each lockfile, and again after a failure',
  () => {
    const cwd = temporaryFolder()
    mkdirSync(join(cwd, 'node_modules'))
    const log = join(cwd, 'log')
    const installWith = (lockfile: string, npmStatus: number) => {
      writeFileSync(join(cwd, 'package-lock.json'), lockfile)
      writeFileSync(join(cwd, 'npm'), `#!/bin/sh\necho "$@" >> '${log}'\nexit ${npmStatus}\n`, {
        mode: 0o755,
      })
      // In another process, because it may end the process.
      const code = `const installed = await import('${MODULE}'); installed.ensurePackages()`
      const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
        cwd,
        env: { ...process.env, PATH: cwd + delimiter + process.env.PATH },
      })
      return { status, runs: existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [] }
    }
    expect(installWith('first', 7)).toEqual({ status: 7, runs: ['ci'] })
    expect(installWith('first', 0)).toEqual({ status: 0, runs: ['ci', 'ci'] })
    expect(installWith('first', 0).runs).toHaveLength(2)
    expect(installWith('second', 0).runs).toHaveLength(3)
  },
)
