import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyProject } from '#tests/support/project-files.ts'
import { filesIn } from '#tests/support/site/files-in.ts'
import { VARIANTS } from '#tests/support/site/variants.ts'

/** A clock forty days ahead, in another time zone. */
const LATER = `const now = Date.now; Date.now = () => now() + 40 * 86_400_000`

test('the same content gives the same bytes in another folder on another day, except build.json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'another folder-'))
  // As in many containers: a folder of the project has the same name.
  const root = join(folder, 'app')
  try {
    copyProject(root)
    // The dates of articles come from the history of the same repository.
    const repository = execFileSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' })
    writeFileSync(join(root, '.git'), `gitdir: ${repository}`)
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
    const clock = ['--import', `data:text/javascript,${encodeURIComponent(LATER)}`]
    const vite = [resolve('node_modules/vite/bin/vite.js'), 'build', '--app', '--logLevel', 'error']
    execFileSync(process.execPath, [...clock, ...vite, '--config', 'tests/fixtures/vite.config.ts'], {
      cwd: root,
      env: { ...process.env, TZ: 'Pacific/Auckland', NODE_ENV: 'production' },
    })
    const [here, there] = [VARIANTS.default.folder, join(root, 'dist')]
    expect(filesIn(there)).toEqual(filesIn(here))
    const bytesOf = (folder: string, file: string) => readFileSync(join(folder, file), 'latin1')
    const changed = filesIn(here).filter((file) => bytesOf(here, file) !== bytesOf(there, file))
    expect(changed).toEqual(['build.json'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
