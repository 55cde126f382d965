import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createGitRepository } from '#tests/support/git/git-repository.ts'
import { SEED, ABROAD_ARTICLES } from './seeds.ts'
import { REPOSITORIES, VARIANTS } from './variants.ts'

const PICTURE = 'articles/images/curves.svg'

/** Builds the sites of the browser tests, all at once. `SKIP_VARIANTS=1` keeps those of an earlier run. */
export default async function buildVariants(): Promise<void> {
  if (process.env.SKIP_VARIANTS === '1') return
  rmSync(REPOSITORIES, { recursive: true, force: true })
  const texts = Object.entries(SEED).map(([name, text]) => [`articles/${name}.md`, text])
  createGitRepository(join(REPOSITORIES, 'admin/notes.git')).commit({
    files: { ...Object.fromEntries(texts), [PICTURE]: readFileSync(join('tests/fixtures', PICTURE)) },
  })
  const abroad = Array.from(ABROAD_ARTICLES, ([name, text]) => [`articles/${name}`, text])
  createGitRepository(join(REPOSITORIES, 'layla/notes.git')).commit({ files: Object.fromEntries(abroad) })
  await Promise.all(Object.values(VARIANTS).map(({ folder, env }) => buildInto(folder, env)))
}

/**
 * Builds a site of the fixtures.
 *
 * @returns what the build prints
 * @throws Error with the output of the build when it fails
 */
export async function buildInto(
  folder: string,
  env: Record<string, string | undefined> = {},
): Promise<string> {
  const options = ['build', '--app', '--config', 'tests/fixtures/vite.config.ts', '--outDir', folder]
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...options], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()))
  const status = await new Promise((ended) => child.on('close', ended))
  if (status !== 0) throw new Error(`The site in ${folder} could not be built:\n${output}`)
  return output
}

// `npm run build:variants`, with which `npm test` builds the sites of the browser tests while the unit tests run.
if (process.argv[1] === import.meta.filename) await buildVariants()
