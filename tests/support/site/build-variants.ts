import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { initialContent } from '#tests/support/article-host.ts'
import { createGitRepository } from '#tests/support/git/git-repository.ts'
import { BUILD_DAY, REPOSITORIES, VARIANTS } from './variants.ts'

const PICTURE = 'images/curves.svg'

/** Builds the sites of the browser tests, all at once. `SKIP_VARIANTS=1` keeps those of an earlier run. */
export default async function buildVariants(): Promise<void> {
  if (process.env.SKIP_VARIANTS === '1') return
  rmSync(REPOSITORIES, { recursive: true, force: true })
  const { github, gitlab } = initialContent()
  const picture = readFileSync(join('tests/fixtures/articles', PICTURE))
  for (const [repository, articles] of [
    ['admin/notes.git', new Map<string, string | Buffer>([...github, [PICTURE, picture]])],
    ['layla/notes.git', gitlab],
  ] as const) {
    const files = [...articles].map(([name, content]) => [`articles/${name}`, content])
    createGitRepository(join(REPOSITORIES, repository)).commit({ files: Object.fromEntries(files) })
  }
  const options = ['build', '--app', '--config', 'tests/fixtures/vite.config.ts']
  const build = (folder: string, env: Record<string, string>) =>
    promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', ...options, '--outDir', folder], {
      env: { ...process.env, NODE_ENV: 'production', SOURCE_DATE_EPOCH: BUILD_DAY, ...env },
    })
  await Promise.all(Object.values(VARIANTS).map(({ folder, env }) => build(folder, env)))
}

// `npm run build:variants`, with which `npm test` builds the sites of the browser tests while the unit tests run.
if (process.argv[1] === import.meta.filename) await buildVariants()
