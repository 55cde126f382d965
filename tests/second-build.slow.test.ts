import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildFolders } from '#site-build/build-folders.ts'

const SITE = 'build/second-build'
const CACHE = buildFolders(SITE).cache
/** A fixed time, because some files contain the time. */
const CLOCK = `data:text/javascript,${encodeURIComponent('Date.now = () => 1_800_000_000_000')}`

const articles = mkdtempSync(join(tmpdir(), 'articles-'))
afterAll(() => {
  for (const folder of [articles, SITE, CACHE]) rmSync(folder, { recursive: true, force: true })
})

/** Builds the site of the fixtures. @returns the bytes of each file, and the build's line about articles */
function build(pages?: string) {
  const options = ['build', '--app', '--config', 'tests/fixtures/vite.config.ts', '--outDir', SITE]
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', CLOCK, 'node_modules/vite/bin/vite.js', ...options],
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
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  return {
    site: new Map(paths.toSorted().map((path) => [path, readFileSync(path, 'latin1')])),
    /** The inode of a file that seldom changes: the build does not write such a file again. */
    icon: statSync(join(SITE, 'icon-512.png')).ino,
    said: /^articles: .*$/m.exec(stdout)?.[0],
  }
}

test('a build with a cache writes the same bytes as one without, also when half of the cache is damaged', () => {
  cpSync('tests/fixtures/articles', articles, { recursive: true })
  rmSync(CACHE, { recursive: true, force: true })
  const first = build()
  const count = readdirSync(articles).filter((name) => name.endsWith('.md')).length
  expect(first.said).toBe(`articles: ${count} rendered, 0 unchanged`)

  const second = build()
  expect(second.said).toBe(`articles: 0 rendered, ${count} unchanged`)
  expect(second.site).toEqual(first.site)
  expect(second.icon).toBe(first.icon)

  // Own pages change the navigation of every page, but no text.
  expect(build('tests/fixtures/pages').said).toBe(second.said)

  for (const [place, file] of readdirSync(CACHE).entries())
    if (place % 2 === 0) writeFileSync(join(CACHE, file), readFileSync(join(CACHE, file)).subarray(0, -2))
  expect(build().site).toEqual(first.site)
}, 300_000)
