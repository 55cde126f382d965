import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** The folders of bundles that a process has made, and that are still there. */
function bundlesOf(pid: number | undefined): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith(`import-${pid}-`))
}

// Windows has no signals that a process could handle.
test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'an import that %s ends while it bundles leaves no folder behind',
  async (signal) => {
    const bundling = spawn(process.execPath, ['scripts/import.mjs', '--help'], { stdio: 'ignore' })
    const exited = once(bundling, 'exit')
    while (bundlesOf(bundling.pid).length === 0 && bundling.exitCode === null) await setTimeout(1)
    expect(bundlesOf(bundling.pid)).toHaveLength(1)
    bundling.kill(signal)
    await exited
    expect(bundlesOf(bundling.pid)).toEqual([])
  },
)

test('says in a sentence that there is no room for the bundle', () => {
  const folder = join(temporaryFolder(), 'missing')
  const env = { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/import.mjs', '--help'], { env })
  const sentence = 'expected to write to the temporary folder of the system, found an error: ENOENT'
  expect(stderr.toString().split('\n')).toEqual([expect.stringContaining(`import: ${sentence}`), ''])
  expect(status).toBe(1)
})
