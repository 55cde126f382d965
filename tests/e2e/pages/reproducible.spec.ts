import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyProject } from '#tests/support/project-files.ts'
import { VARIANTS } from '#tests/support/site/variants.ts'

/** A clock forty days ahead, in another time zone. */
const LATER = `const now = Date.now; Date.now = () => now() + 40 * 86_400_000`

test('the same content gives the same bytes in another folder on another day, except build.json', () => {
  const root = mkdtempSync(join(tmpdir(), 'another folder-'))
  try {
    copyProject(root)
    // The dates of articles come from the history of the same repository.
    const repository = execFileSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' })
    writeFileSync(join(root, '.git'), `gitdir: ${repository}`)
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
    const clock = ['--import', `data:text/javascript,${encodeURIComponent(LATER)}`]
    const vite = [resolve('node_modules/vite/bin/vite.js'), 'build', '--app', '--logLevel', 'error']
    const { status, stderr } = spawnSync(
      process.execPath,
      [...clock, ...vite, '--config', 'tests/fixtures/vite.config.ts'],
      {
        cwd: root,
        env: { ...process.env, TZ: 'Pacific/Auckland', NODE_ENV: 'production' },
        encoding: 'utf8',
      },
    )
    expect(status, stderr).toBe(0)
    const [here, there] = [bytesIn(VARIANTS.default.folder), bytesIn(join(root, 'dist'))]
    expect([...there.keys()]).toEqual([...here.keys()])
    expect([...here].filter(([file, bytes]) => there.get(file) !== bytes).map(([file]) => file)).toEqual([
      '/build.json',
    ])
  } finally {
    rmSync(root, { recursive: true })
  }
})

/** The content of each file of a site, by its path. */
function bytesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const files = entries.map(({ parentPath, name }) => join(parentPath, name)).toSorted()
  return new Map(files.map((file) => [file.slice(folder.length), readFileSync(file, 'latin1')]))
}
