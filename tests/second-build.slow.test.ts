import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildFolders } from '#site-build/build-folders.ts'

const SITE = 'build/second-build'
const CACHE = buildFolders(SITE).cache
const articles = mkdtempSync(join(tmpdir(), 'articles-'))
afterAll(() => {
  for (const folder of [articles, SITE, CACHE]) rmSync(folder, { recursive: true, force: true })
})

/** Builds the site of the fixtures. @returns the bytes of each file, and the build's line about articles */
function build(pages?: string) {
  const options = ['build', '--app', '--config', 'tests/fixtures/vite.config.ts', '--outDir', SITE]
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', ...options],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        FIXTURE_ARTICLES: articles,
        ...(pages && { FIXTURE_PAGES: pages }),
      },
      encoding: 'utf8',
    },
  )
  expect(status, stderr).toBe(0)
  const files = readdirSync(SITE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.endsWith('build.json'))
  return {
    site: new Map(paths.toSorted().map((path) => [path, readFileSync(path, 'latin1')])),
    said: /^articles: .*$/m.exec(stdout)?.[0],
  }
}

test('a build with a cache writes the same bytes as one without', () => {
  cpSync('tests/fixtures/articles', articles, { recursive: true })
  rmSync(CACHE, { recursive: true, force: true })
  const first = build()
  const count = readdirSync(articles).filter((name) => name.endsWith('.md')).length
  expect(first.said).toBe(`articles: ${count} rendered, 0 unchanged`)

  const second = build()
  expect(second.said).toBe(`articles: 0 rendered, ${count} unchanged`)
  expect(second.site).toEqual(first.site)

  // Own pages change the navigation of every page, but no text.
  expect(build('tests/fixtures/pages').said).toBe(second.said)
}, 300_000)
