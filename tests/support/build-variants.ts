import { existsSync } from 'node:fs'
import { buildInto } from './build-into.ts'
import { buildLiveSite } from './github/live-site.ts'
import { VARIANTS } from './variants.ts'

/** Builds the variants of the site that only tests need. `SKIP_VARIANTS=1` takes those that lie there already. */
export default async function buildVariants(): Promise<void> {
  if (!existsSync('dist/index.html'))
    throw new Error('dist/: expected the finished site. Run `npm run build` first.')
  if (process.env.SKIP_VARIANTS === '1') return
  for (const variant of Object.values(VARIANTS)) {
    const { folder, env } = variant
    if (folder === VARIANTS.live.folder) await buildLiveSite(folder)
    else if (folder !== VARIANTS.default.folder)
      await buildInto(folder, env, 'config' in variant ? variant.config : undefined)
  }
}
