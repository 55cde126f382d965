import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { siteModules } from '#site-build/bundles/site-modules.ts'
import { readSettings } from '#site-build/read/settings.ts'
import { site } from './tests/fixtures/site.ts'
import { projectFiles } from './tests/support/project-files.ts'

const settings = readSettings(site, { SITE_REPOSITORY: 'octo/notes' })
/** The constants that the build writes, before Vite writes its own. Words and languages stay as they are. */
const constants = { ...siteModules(() => settings), enforce: 'pre' as const, load: undefined }

const files = projectFiles(['*.test.ts', '*.test.tsx'])
const matching = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')))
/** Tests that replace modules. */
const alone = matching(/\bvi\.(mock|resetModules)/)
const inDocuments = matching(/@vitest-environment happy-dom/)
const others = files.filter((file) => !alone.includes(file) && !inDocuments.includes(file))

/** Loading modules takes most of the time, so most files share them. */
export default defineConfig({
  plugins: [constants],
  test: {
    pool: 'threads',
    // The default is one less than there are processors: one of two.
    maxWorkers: '100%',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Only ends what hangs: tests of whole builds take a minute on a machine that other programs use, too.
    testTimeout: 180_000,
    // Its second is not enough for a server that restarts beside other work.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 180_000,
    // Class names stay readable in component tests: `.card` instead of `._card_1x2y3`.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      {
        extends: true,
        test: {
          name: 'documents',
          include: inDocuments,
          isolate: false,
          setupFiles: 'tests/support/cleanup.ts',
        },
      },
      { extends: true, test: { name: 'others', include: others, isolate: false } },
    ],
  },
})
