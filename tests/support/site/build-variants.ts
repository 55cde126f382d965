import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { earlierOnGithub, initialContent } from '#tests/support/fake-hosts.ts'
import { createGitRepository } from '#tests/support/git/git-repository.ts'
import { BUILD_DAY, REPOSITORIES, VARIANTS } from './variants.ts'

const PICTURE = 'images/curves.svg'

/** Builds the sites of the browser tests, all at once. `SKIP_VARIANTS=1` keeps those of an earlier run. */
export default async function buildVariants(): Promise<void> {
  if (process.env.SKIP_VARIANTS === '1') return
  rmSync(REPOSITORIES, { recursive: true, force: true })
  const { github, gitlab } = initialContent()
  const picture = readFileSync(join('tests/fixtures/articles', PICTURE))
  const notes = createGitRepository(join(REPOSITORIES, 'admin/notes.git'))
  notes.commit({ files: inArticles(earlierOnGithub()) })
  notes.commit({ files: inArticles(new Map<string, string | Buffer>([...github, [PICTURE, picture]])) })
  createGitRepository(join(REPOSITORIES, 'layla/notes.git')).commit({ files: inArticles(gitlab) })
  const options = ['build', '--app', '--config', 'tests/fixtures/vite.config.ts']
  const build = (folder: string, env: Record<string, string>) =>
    promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', ...options, '--outDir', folder], {
      env: { ...process.env, NODE_ENV: 'production', SOURCE_DATE_EPOCH: BUILD_DAY, ...env },
    })
  await Promise.all(Object.values(VARIANTS).map(({ folder, env }) => build(folder, env)))
}

function inArticles(files: ReadonlyMap<string, string | Buffer>): Record<string, string | Buffer> {
  return Object.fromEntries([...files].map(([name, content]) => [`articles/${name}`, content]))
}

// `npm run build:variants`, with which `npm test` builds the sites of the browser tests while the unit tests run.
if (process.argv[1] === import.meta.filename) await buildVariants()
