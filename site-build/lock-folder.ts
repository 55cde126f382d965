import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { contentError } from '#site-build/read/findings.ts'

/**
 * Takes a PID lock on a folder, and returns a function that unlocks it. Each process writes its own file in `<folder>.lock` before it
 * looks for those of others, so two never both have the lock.
 *
 * @throws ContentError that names the process that has it, also after `limitMs`
 */
export async function lockFolder(folder: string, limitMs = 0): Promise<() => void> {
  const locks = `${folder}.lock`
  const thisProcess = String(process.pid)
  const unlock = (id = thisProcess) => rmSync(join(locks, id), { force: true })
  const deadline = Date.now() + limitMs
  for (;;) {
    mkdirSync(locks, { recursive: true })
    writeFileSync(join(locks, thisProcess), '')
    const others = readdirSync(locks).filter((id) => id !== thisProcess)
    // A process that has ended without unlocking keeps nobody out.
    for (const id of others) if (!isRunning(Number(id))) unlock(id)
    const runningProcess = others.find((id) => isRunning(Number(id)))
    if (runningProcess === undefined) return () => unlock()
    unlock()
    if (Date.now() >= deadline)
      throw contentError(
        `${folder}: expected one build at a time, found another one (process ${runningProcess}). Wait until it has ended; if it has, remove ${join(locks, runningProcess)}.`,
      )
    // A random time, so that processes that wait do not all try again in the same moment.
    await setTimeout(100 + Math.random() * 100)
  }
}

function isRunning(id: number): boolean {
  try {
    // Signal 0 only tests whether the process exists.
    return process.kill(id, 0)
  } catch (error) {
    // EPERM: the process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
