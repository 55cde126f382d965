import { existsSync, statSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import { ContentMistake } from './content-mistake.ts'

/** Node decodes the bytes of a name that is not UTF-8 to this character, and cannot open the file by that name. */
const NOT_UTF8 = '\uFFFD'

/** Whether a file or folder can be opened by its name. @param path as Node lists it */
export function isUtf8(path: string): boolean {
  return !path.includes(NOT_UTF8)
}

/**
 * Explains an error of the file system about a file in the place of a folder, or the reverse.
 *
 * @param place a path for errors without one: reading a folder like a file does not name it
 * @returns a ContentMistake that names the file from the root; any other error as it is
 */
export function explainPath(error: unknown, root: string, place?: string): unknown {
  const { code = '', path = place } = error as NodeJS.ErrnoException
  if (path === undefined || code === '') return error
  let found = path
  while (!existsSync(found) && dirname(found) !== found) found = dirname(found)
  const isBlocked = statSync(found).isFile() && (found !== path || /^(?:ENOTDIR|EEXIST)$/.test(code))
  const mistake = (expected: string, place = found) => {
    // Vite has copied `public/` into the new site.
    const file = relative(root, place)
      .replaceAll(sep, '/')
      .replace(/^build\/site\/[^/]+\//, 'public/')
    return new ContentMistake([{ file, message: `expected ${expected}. Rename or move it.` }])
  }
  if (!isUtf8(path)) return mistake('a name in UTF-8, found other bytes', path)
  if (code.endsWith('EISDIR')) return mistake('a file, found a folder')
  return isBlocked ? mistake('a folder, found a file') : error
}
