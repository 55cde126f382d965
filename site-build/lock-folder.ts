import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contentMistake } from '#content/rules/content-mistake.ts'

/**
 * Keeps other builds away from a folder. A lock whose process has ended does not count.
 *
 * @returns what unlocks the folder
 * @throws Error that names the process that writes the folder
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const other = Number(readFileSync(file, 'utf8'))
    if (isRunning(other))
      throw contentMistake(
        `${folder}: expected one build at a time, found another one (process ${other}). Wait until it has ended; if it has, remove ${file}.`,
      )
    rmSync(file)
    return lockFolder(folder)
  }
  return () => rmSync(file, { force: true })
}

/** Another process: a container may give each build the same number. */
function isRunning(process_: number): boolean {
  if (process_ === process.pid) return false
  try {
    // Signal 0 only asks.
    return process.kill(process_, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
