import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * Makes a folder with these files.
 *
 * @param files the texts by path
 * @param atEnd removes it: at the end of the test, or, outside of a test, `afterAll`
 */
export function temporaryFolder(
  files: Record<string, string> = {},
  atEnd: (remove: () => void) => void = onTestFinished,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  atEnd(() => rmSync(folder, { recursive: true, maxRetries: 3 }))
  writeFiles(folder, files)
  return folder
}

/** Writes files and the folders that they are in. @param files the contents by path */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}
