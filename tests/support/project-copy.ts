import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Copies the files of this project that git knows, or would take, as they are now.
 *
 * @param paths only these, as git takes them
 */
export function copyProject(target: string, paths: readonly string[] = []): void {
  const listed = execFileSync('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    ...paths,
  ])
  const files = listed.toString().split('\0')
  for (const file of files.filter((path) => path !== '' && existsSync(path))) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(file, join(target, file))
  }
}
