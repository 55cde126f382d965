import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ContentMistake, contentMistake } from '#site-build/read/warnings/content-mistake.ts'

/** Each attempt that fails without a running owner was beaten by another process, which is then the owner. */
const ATTEMPTS = 20

/**
 * Takes a PID lock on a folder: the folder `<folder>.pid`, which contains an empty file named after the process. Renaming it there
 * makes it together with its content, and never replaces a lock that has an owner. The lock of a process that has ended is removed.
 *
 * @returns a function that unlocks the folder
 * @throws ContentMistake that names the process that writes the folder
 */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.pid`
  const name = String(process.pid)
  const own = `${lock}.${name}`
  mkdirSync(own, { recursive: true })
  try {
    writeFileSync(join(own, name), '')
    for (let attempt = 1; ; attempt += 1) {
      try {
        renameSync(own, lock)
        return () => release(lock, name)
      } catch (error) {
        const names = namesIn(lock)
        const owner = names.find(isRunning)
        if (owner !== undefined)
          throw contentMistake(
            `${folder}: expected one build at a time, found another one (process ${owner}). Wait until it has ended; if it has, remove ${lock}.`,
          )
        if (attempt === ATTEMPTS) throw error
        for (const stale of [name, ...names]) release(lock, stale)
      }
    }
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}

/** The same, but waits at most `limitMs` while another process has the folder. */
export async function lockWhenFree(folder: string, limitMs: number): Promise<() => void> {
  const end = Date.now() + limitMs
  for (;;) {
    try {
      return lockFolder(folder)
    } catch (error) {
      if (!(error instanceof ContentMistake) || Date.now() > end) throw error
      await setTimeout(100)
    }
  }
}

/** Removes only the file of one process, and the folder only if it is empty: another process may have locked it since. */
function release(lock: string, name: string): void {
  rmSync(join(lock, name), { force: true })
  try {
    rmdirSync(lock)
  } catch {
    // Another process has it now, or has removed it.
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Whether another process has this number. A container may give each build the same one. */
function isRunning(name: string): boolean {
  const id = Number(name)
  if (!(id > 0) || id === process.pid) return false
  try {
    // Signal 0 only tests whether the process exists.
    return process.kill(id, 0)
  } catch (error) {
    // EPERM: the process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
