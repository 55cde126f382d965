import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contentMistake } from '#site-build/warnings/content-mistake.ts'

/**
 * Keeps other builds away from a folder, by a file beside it with the number of the process. The lock of a process that has
 * ended is ignored.
 *
 * @returns a function that unlocks the folder
 * @throws Error that names the process that writes the folder
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    const other = Number(readFileSync(file, 'utf8'))
    if (isRunning(other))
      throw contentMistake(
        `${folder}: expected one build at a time, found another one (process ${other}). Wait until it has ended; if it has, remove ${file}.`,
      )
    writeFileSync(file, String(process.pid))
  }
  return () => rmSync(file, { force: true })
}

/** Whether another process has this number. A container may give each build the same one, and a full disk leaves an empty lock. */
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
