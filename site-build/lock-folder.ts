import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contentMistake } from '#site-build/warnings/content-mistake.ts'

/**
 * Keeps other builds away from a folder, by a file beside it with the number of the process. The lock of a process that has
 * ended does not count.
 *
 * @returns what unlocks the folder
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

/** Another process: a container may give each build the same number. A full disk leaves a lock without one. */
function isRunning(id: number): boolean {
  if (!(id > 0) || id === process.pid) return false
  try {
    // Signal 0 only asks.
    return process.kill(id, 0)
  } catch (error) {
    // EPERM: of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
