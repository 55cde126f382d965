import { contentText } from '#tests/support/site/content-text.ts'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import type { Finding } from '#site-build/model.ts'
import { textOf } from '#site-build/read/findings.ts'
import { openCache } from '#site-build/articles/build-cache.ts'
import { readTheme } from '#site-build/read/theme/read-theme.ts'
import { ownPage, pageOf, SITE } from '#tests/support/site/example-pages.ts'
import type { Card } from './card.ts'
import { sharePictures } from './share-pictures.ts'

const { tokens } = await readTheme('.', 'tests/fixtures/theme.css')
let root = ''
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  root = temporaryFolder()
})

async function drawn(...pages: ReturnType<typeof pageOf>[]) {
  const findings: Finding[] = []
  const titles: string[] = []
  const cache = openCache(join(root, 'cache'))
  /** Draws words, but has no letters of Khmer. */
  const painter = () => async (card: Card) => {
    titles.push(card.title)
    return { picture: Buffer.from(card.title), missing: card.title.match(/[ក-អ]/g) ?? [] }
  }
  const report = (finding: Finding) => findings.push(finding)
  const { files, pictureOf } = await sharePictures(pages, { ...SITE, tokens }, root, cache, report, painter)
  const made = new Map(files)
  const textIn = async (name: string) => contentText(await made.get(name)!())
  return { pictures: pages.map(pictureOf), findings: findings.map(textOf), titles, textIn }
}

const sure = (facts = {}) => pageOf('/blogs/Sure%3F', { name: 'Sure?', title: 'A title', ...facts })

test('draws a picture once for each title, and writes it for each build', async () => {
  const first = await drawn(pageOf('/'), pageOf('/blogs'), pageOf('/archive/1'), sure())
  expect(first.titles.toSorted()).toEqual(['A title', 'Ada Example', 'Blog Articles'])
  const second = await drawn(sure())
  expect(second.titles).toEqual([])
  expect(await second.textIn('share/blogs/Sure?.jpg')).toBe('A title')
  expect((await drawn(sure({ title: 'Another' }))).titles).toEqual(['Another'])
})

test('gives each page a complete address that changes with the picture', async () => {
  const covered = pageOf('/blogs/Seen', { name: 'Seen', cover: '/me/a.png' })
  const { pictures } = await drawn(pageOf('/blogs'), pageOf('/archive/1'), pageOf(null), covered, sure())
  const [list, older, unknown, cover, article] = pictures
  expect(article?.address).toMatch(/^https:\/\/ada\.example\/me\/share\/blogs\/Sure%3F\.jpg\?[0-9a-f]{8}$/)
  expect(article?.alt).toBe('A title · Ada Example')
  expect([older, unknown, cover]).toEqual([list, undefined, undefined])
  const [guests] = (await drawn(sure({ author: { name: 'Grace' } }))).pictures
  expect(guests?.alt).toBe('A title · Grace')
  const [changed] = (await drawn(sure({ title: 'Another' }))).pictures
  expect(changed?.address).not.toBe(article?.address)
})

test('draws a picture for a page of the owner, unless it has a cover', async () => {
  const { pictures } = await drawn(ownPage({}), ownPage({ cover: '/me/a.png' }))
  expect(pictures[0]?.address).toMatch(/\/me\/share\/pages\/now\.jpg\?[0-9a-f]{8}$/)
  expect(pictures[1]).toBeUndefined()
})

test('names the missing letters, also in the next build', async () => {
  for (let build = 0; build < 2; build += 1) {
    const { findings } = await drawn(sure({ title: 'កខ' }))
    const start = 'articles/Sure?.md: share picture: expected a font with "ក ខ", found none'
    expect(findings).toEqual([expect.stringContaining(start)])
  }
})
