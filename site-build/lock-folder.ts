import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ContentMistake, contentMistake } from '#site-build/read/warnings.ts'

/**
 * Takes a PID lock on a folder, and returns a function that unlocks it. Each process writes its own file in `<folder>.lock` before it
 * looks for those of others, so two never both have the lock. @throws ContentMistake that names the process that has it
 */
export function lockFolder(folder: string): () => void {
  const locks = `${folder}.lock`
  const own = String(process.pid)
  const unlock = () => rmSync(join(locks, own), { force: true })
  mkdirSync(locks, { recursive: true })
  writeFileSync(join(locks, own), '')
  for (const other of readdirSync(locks).filter((id) => id !== own)) {
    const file = join(locks, other)
    if (isRunning(Number(other))) {
      unlock()
      throw contentMistake(
        `${folder}: expected one build at a time, found another one (process ${other}). Wait until it has ended; if it has, remove ${file}.`,
      )
    }
    rmSync(file, { force: true })
  }
  return unlock
}

/** The same, but waits at most `limitMs` while another process has the folder. */
export async function lockWhenFree(folder: string, limitMs: number): Promise<() => void> {
  const end = Date.now() + limitMs
  for (;;) {
    try {
      return lockFolder(folder)
    } catch (error) {
      if (!(error instanceof ContentMistake) || Date.now() > end) throw error
      // Not all at the same time.
      await setTimeout(100 + Math.random() * 100)
    }
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
