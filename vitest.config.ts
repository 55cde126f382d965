import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const FOLDERS = [
  'app',
  'article-host',
  'content',
  'docs',
  'markdown',
  'scripts',
  'service-worker',
  'site-build',
  'tests',
]

/** What the build writes into the modules of the app. Vitest's own `define` makes texts of objects. */
const WRITTEN = {
  'import.meta.env.SITE_ARTICLES': JSON.stringify({ name: 'GitHub', listsAtMost: 1_000 }),
  'import.meta.env.SITE_IDENTITY': JSON.stringify({
    name: 'Robin Field',
    role: 'Engineer',
    firstName: 'Robin',
  }),
}
const writtenByBuild = {
  name: 'written-by-build',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\/app\/lib\/(articles\/article-host|site\/site-identity)\.ts$/.test(id)
      ? Object.entries(WRITTEN).reduce((text, [name, value]) => text.replace(name, value), code)
      : undefined,
}

/**
 * Most of the time goes into loading modules, so test files share them, and each test puts back the globals that it has
 * replaced. A file that replaces modules would replace them for the others, so it has its own.
 *
 * `npm run test:slow` runs in the mode `slow`: it adds the slow tests, and tries properties with many more values.
 */
export default defineConfig(({ mode }) => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file).replaceAll('\\', '/'),
    ),
  ).filter((file) => /\.test\.tsx?$/.test(file) && (mode === 'slow' || !file.includes('.slow.')))
  const alone = files.filter((file) => /\bvi\.(mock|resetModules)\(/.test(readFileSync(file, 'utf8')))
  const together = files.filter((file) => !alone.includes(file))
  return {
    plugins: [writtenByBuild],
    test: {
      pool: 'threads',
      // One less than there are processors, which is one of two, would be the default.
      maxWorkers: '100%',
      restoreMocks: true,
      // Generous: a busy machine is no reason to fail.
      testTimeout: 60_000,
      // Class names stay readable in component tests: `.card` instead of `._card_1x2y3`.
      css: { modules: { classNameStrategy: 'non-scoped' } },
      projects: [
        {
          extends: true,
          test: {
            name: 'together',
            include: together,
            isolate: false,
            unstubEnvs: true,
            unstubGlobals: true,
          },
        },
        { extends: true, test: { name: 'alone', include: alone } },
      ],
    },
  }
})
