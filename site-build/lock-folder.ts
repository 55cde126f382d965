import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  if (create(file)) return () => rmSync(file, { force: true })
  throwIfHeld(folder, file)
  // Only one process at a time may remove an old lock: another would remove the new one.
  const unlock = lockFolder(file)
  try {
    if (holderOf(file) !== null) {
      throwIfHeld(folder, file)
      rmSync(file, { recursive: true })
    }
  } finally {
    unlock()
  }
  return lockFolder(folder)
}

/** A link appears with its content, so nobody reads half a lock. */
function create(file: string): boolean {
  const mine = `${file}.${randomUUID()}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(mine, String(process.pid))
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(mine)
  }
}

function throwIfHeld(folder: string, file: string): void {
  const other = holderOf(file)
  if (other !== null && isRunning(other))
    throw contentMistake(
      `${folder}: expected one build at a time, found another one (process ${other}). Wait until it has ended; if it has, remove ${file}.`,
    )
}

/** @returns the number of the process, another number for a spoiled lock, and `null` when there is none */
function holderOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : NaN
  }
}

/** Another process: a container may give each build the same number. Zero and less are groups of processes. */
function isRunning(process_: number): boolean {
  if (!Number.isInteger(process_) || process_ <= 0 || process_ === process.pid) return false
  try {
    // Signal 0 only asks.
    return process.kill(process_, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
