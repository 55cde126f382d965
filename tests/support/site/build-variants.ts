import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createGitRepository } from '#tests/support/git/git-repository.ts'
import { SEED } from '#tests/support/github/live-site.ts'
import { ABROAD_ARTICLES } from '#tests/support/abroad/abroad-articles.ts'
import { REPOSITORIES, VARIANTS } from './variants.ts'

const CONFIG = 'tests/fixtures/vite.config.ts'
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

/** @throws Error with the output of the build when it fails */
async function buildInto(folder: string, env: Record<string, string>): Promise<void> {
  const options = ['--app', '--logLevel', 'error', '--config', CONFIG, '--outDir', folder]
  const child = spawn('npx', ['vite', 'build', ...options], {
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  const status = await new Promise((ended) => child.on('close', ended))
  if (status !== 0) throw new Error(`The site in ${folder} could not be built:\n${output}`)
}
