import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { VARIANTS } from './variants.ts'

/** Builds the variants of the site that only tests need. */
export default function buildVariants(): void {
  if (!existsSync('dist/index.html'))
    throw new Error('dist/: expected the finished site. Run `npm run build` first.')
  for (const { folder, env } of Object.values(VARIANTS)) {
    if (folder === 'dist') continue
    const { status, stderr } = spawnSync(
      'npx',
      ['vite', 'build', '--app', '--logLevel', 'error', '--outDir', folder],
      {
        env: { ...process.env, ...env },
        encoding: 'utf8',
        shell: process.platform === 'win32',
      },
    )
    if (status !== 0) throw new Error(`The variant in ${folder} could not be built:\n${stderr}`)
  }
}
