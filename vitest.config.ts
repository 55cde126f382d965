import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { projectFiles } from './tests/support/project-files.ts'

/** Sample values for the constants that the build writes into the app. Vitest's `define` turns objects into texts. */
const WRITTEN = {
  'import.meta.env.SITE_ARTICLES': JSON.stringify({ name: 'GitHub', listsAtMost: 1_000 }),
  'import.meta.env.SITE_IDENTITY': JSON.stringify({
    name: 'Robin Field',
    role: 'Engineer',
    firstName: 'Robin',
  }),
  'import.meta.env.SITE_SECTIONS': JSON.stringify([
    { id: 'about', label: 'About' },
    { id: 'projects', label: 'Projects' },
    { id: 'skills', label: 'Stack' },
  ]),
  'import.meta.env.SITE_PAGES': '[]',
}
const writtenByBuild = {
  name: 'written-by-build',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\/app\/lib\/(articles\/article-host|site\/site-identity)\.ts$/.test(id)
      ? Object.entries(WRITTEN).reduce((text, [name, value]) => text.replace(name, value), code)
      : undefined,
}

const files = projectFiles(['*.test.ts', '*.test.tsx'])
const matching = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')))
/** Tests that replace modules. */
const alone = matching(/\bvi\.(mock|resetModules)/)
const inDocuments = matching(/@vitest-environment happy-dom/)
const others = files.filter((file) => !alone.includes(file) && !inDocuments.includes(file))

/** Loading modules takes most of the time, so most files share them. */
export default defineConfig({
  plugins: [writtenByBuild],
  test: {
    pool: 'threads',
    // The default is one less than there are processors: one of two.
    maxWorkers: '100%',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 30_000,
    // Class names stay readable in component tests: `.card` instead of `._card_1x2y3`.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      { extends: true, test: { name: 'documents', include: inDocuments, isolate: false } },
      { extends: true, test: { name: 'others', include: others, isolate: false } },
    ],
  },
})
