import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gitBlobSha } from '#site-build/source/checkout.ts'
import { articleNamed, SITE } from '#tests/support/site/example-pages.ts'
import { writeDiscovery } from './write-discovery.ts'

let publicDir = ''
beforeEach(() => (publicDir = mkdtempSync(join(tmpdir(), 'public-'))))
afterEach(() => rmSync(publicDir, { recursive: true }))

/** The files that are written for a site with one article. */
async function filesOf(text: string, destinations: { start: number; end: number; url: string }[] = []) {
  const bytes = Buffer.from(text)
  const listed = { name: 'One', sha: gitBlobSha(bytes), changedAt: null }
  const article = articleNamed('One', listed)
  const index = { repository: 'ada/notes', takenAt: 0, entries: [article], drafts: [] }
  const files = new Map<string, string>()
  await writeDiscovery({ index, articles: [article] }, { articles: [listed], read: () => text }, SITE, {
    publicDir,
    checked: [{ article, destinations: destinations.map((one) => ({ ...one, isPicture: false })) }],
    write: (name, body) => files.set(name, String(body)),
    htmlOf: () => '<p>Words.</p>',
    kept: { keep: async (_key, make) => Buffer.from(await make()) },
  })
  return files
}

test('the copy of an article has complete links', async () => {
  const files = await filesOf('[two](Two.md)', [{ start: 6, end: 12, url: 'Two.md' }])
  expect(files.get('blogs/One.md')).toBe('[two](https://ada.example/me/blogs/Two)')
})

test('a file of the owner’s own stays', async () => {
  const all = [...(await filesOf('One')).keys()]
  expect(all).toEqual(expect.arrayContaining(['robots.txt', 'feed.json', 'blogs/One.md']))
  writeFileSync(join(publicDir, 'robots.txt'), 'Mine')
  writeFileSync(join(publicDir, 'feed.json'), 'Mine')
  const others = all.filter((name) => name !== 'robots.txt' && name !== 'feed.json')
  expect([...(await filesOf('One')).keys()]).toEqual(others)
})
