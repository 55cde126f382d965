import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ContentMistake, contentMistake } from '#site-build/read/warnings/content-mistake.ts'

/**
 * Takes a PID lock on a folder: the file `<folder>.pid`. The lock of a process that has ended is replaced.
 *
 * @returns a function that unlocks the folder
 * @throws ContentMistake that names the process that writes the folder
 */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.pid`
  mkdirSync(dirname(lock), { recursive: true })
  const take = () => writeFileSync(lock, String(process.pid), { flag: 'wx' })
  try {
    take()
  } catch {
    const owner = Number(readFileSync(lock, 'utf8'))
    if (isRunning(owner))
      throw contentMistake(
        `${folder}: expected one build at a time, found another one (process ${owner}). Wait until it has ended; if it has, remove ${lock}.`,
      )
    rmSync(lock, { force: true })
    take()
  }
  return () => rmSync(lock, { force: true })
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

/** Whether another process has this number. A container may give each build the same one. */
function isRunning(id: number): boolean {
  if (!(id > 0) || id === process.pid) return false
  try {
    // Signal 0 only tests whether the process exists.
    return process.kill(id, 0)
  } catch (error) {
    // EPERM: the process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
