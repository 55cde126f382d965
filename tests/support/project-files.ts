import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

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

/** What the commands of package.json need, without the owner's files. */
const ENGINE = [
  'app',
  'article-host',
  'content/rules',
  'markdown',
  'scripts',
  'service-worker',
  'site-build',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** Makes a folder a project of its own, in which commands run, with the fixture's `site.yaml` and this project's packages. */
export function copyEngine(target: string): void {
  copyProject(target, ENGINE)
  symlinkSync(resolve('node_modules'), join(target, 'node_modules'), 'junction')
  cpSync('tests/fixtures/site.yaml', join(target, 'content/site.yaml'))
}
