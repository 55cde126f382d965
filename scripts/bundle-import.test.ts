import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'

/** The folders of bundles that a process has made, and that are still there. */
function bundlesOf(pid: number | undefined): string[] {
  return readdirSync('node_modules').filter((name) => name.startsWith(`.import-${pid}-`))
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
