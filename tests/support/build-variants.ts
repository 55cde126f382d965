import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, sep } from 'node:path'
import { buildInto } from './build-into.ts'
import { createGitRepository } from './git/git-repository.ts'
import { SEED } from './github/live-site.ts'
import { REPOSITORIES, VARIANTS } from './variants.ts'

/** Builds the variants of the site that only tests need. `SKIP_VARIANTS=1` takes those that lie there already. */
export default async function buildVariants(): Promise<void> {
  if (!existsSync('dist/index.html'))
    throw new Error('dist/: expected the finished site. Run `npm run build` first.')
  if (process.env.SKIP_VARIANTS === '1') return
  createRepositories()
  for (const variant of Object.values(VARIANTS)) {
    const { folder, env } = variant
    if (folder !== VARIANTS.default.folder)
      await buildInto(folder, env, 'config' in variant ? variant.config : undefined)
  }
}

/** The repositories that the variants `github` and `live` are built from. */
function createRepositories(): void {
  rmSync(REPOSITORIES, { recursive: true, force: true })
  const paths = readdirSync('articles', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll(sep, '/'))
  const samples = Object.fromEntries(paths.map((path) => [path, readFileSync(path)]))
  const seed = Object.fromEntries(Object.entries(SEED).map(([name, text]) => [`articles/${name}.md`, text]))
  createGitRepository(join(REPOSITORIES, 'octo/notes.git')).commit({ files: samples })
  createGitRepository(join(REPOSITORIES, 'admin/notes.git')).commit({ files: seed })
}
