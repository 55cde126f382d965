import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildFolders } from '#site-build/publish-site.ts'
import { buildInto } from '#tests/support/site/build-variants.ts'
import { filesIn } from '#tests/support/site/files-in.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const SITE = 'build/second-build'
const CACHE = buildFolders(SITE).cache
const articles = temporaryFolder({}, afterAll)
afterAll(() => {
  for (const folder of [SITE, CACHE]) rmSync(folder, { recursive: true, force: true })
})

/** Builds the site of the fixtures. @returns the bytes of each file, and the build's line about articles */
async function build(pages?: string) {
  const output = await buildInto(SITE, { FIXTURE_ARTICLES: articles, FIXTURE_PAGES: pages })
  const files = filesIn(SITE).filter((file) => file !== 'build.json')
  return {
    site: files.map((file) => [file, readFileSync(join(SITE, file), 'latin1')]),
    said: /^articles: .*$/m.exec(output)?.[0],
  }
}

test('a build with a cache writes the same bytes as one without', async () => {
  cpSync('tests/fixtures/articles', articles, { recursive: true })
  rmSync(CACHE, { recursive: true, force: true })
  const first = await build()
  const count = readdirSync(articles).filter((name) => name.endsWith('.md')).length
  expect(first.said).toBe(`articles: ${count} rendered, 0 unchanged`)

  const second = await build()
  expect(second.said).toBe(`articles: 0 rendered, ${count} unchanged`)
  expect(second.site).toEqual(first.site)

  // Own pages change the navigation of every page, but no text.
  expect((await build('tests/fixtures/pages')).said).toBe(second.said)
}, 300_000)
