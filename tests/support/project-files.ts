import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The files of this project as they are now: those in git's index, and new ones that .gitignore does not exclude.
 *
 * @param pathspecs limits the list, as in `git ls-files`: `app`, `*.test.ts`
 * @returns paths from the root of the project
 */
export function projectFiles(pathspecs: readonly string[] = []): string[] {
  const options = ['-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', ['ls-files', ...options, '--', ...pathspecs]).toString()
  return listed.split('\0').filter((path) => path !== '' && existsSync(path))
}

/** Copies these files of the project into another folder. */
export function copyProject(target: string, pathspecs: readonly string[] = []): void {
  for (const file of projectFiles(pathspecs)) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(file, join(target, file))
  }
}
