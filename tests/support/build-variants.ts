import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildInto } from './build-into.ts'
import { createGitRepository } from './git/git-repository.ts'
import { SEED } from './github/live-site.ts'
import { REPOSITORIES, VARIANTS } from './variants.ts'

const PICTURE = 'articles/images/curves.svg'

/** Builds the sites of the browser tests, both at once. `SKIP_VARIANTS=1` takes those that are there already. */
export default async function buildVariants(): Promise<void> {
  if (process.env.SKIP_VARIANTS === '1') return
  rmSync(REPOSITORIES, { recursive: true, force: true })
  const texts = Object.entries(SEED).map(([name, text]) => [`articles/${name}.md`, text])
  createGitRepository(join(REPOSITORIES, 'admin/notes.git')).commit({
    files: { ...Object.fromEntries(texts), [PICTURE]: readFileSync(join('tests/fixtures', PICTURE)) },
  })
  await Promise.all(Object.values(VARIANTS).map(({ folder, env }) => buildInto(folder, env)))
}
