import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Root } from 'hast'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Article } from '#app/lib/articles/article-index.ts'
import type { Reference } from '#markdown/article.ts'
import type { Destination } from '#markdown/parse/destinations.ts'
import { textOf } from '#site-build/read/warnings/warning.ts'
import { measurePictures } from './measure-pictures.ts'
import { areSamePictures, placePictures } from './place-pictures.ts'

const BASE = 'https://raw.test/me/notes/main/articles/'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>'

const publicFolder = mkdtempSync(join(tmpdir(), 'public-'))
beforeAll(() => {
  mkdirSync(join(publicFolder, '图'))
  writeFileSync(join(publicFolder, '图/a b 50%.svg'), SVG)
  writeFileSync(join(publicFolder, 'cover.png'), 'GIF89a\x10\x00\x08\x00\x00\x00\x00')
})
afterAll(() => rmSync(publicFolder, { recursive: true }))

const image = (src: string): Root['children'][number] => ({
  type: 'element',
  tagName: 'img',
  properties: { src, alt: 'A' },
  children: [],
})
const article = (...sources: string[]): Article => ({
  name: 'One',
  sha: 'a',
  title: 'One',
  description: '',
  minutes: 1,
  body: { type: 'root', children: sources.map(image) },
})
const picture = (path: string, content: string | null = SVG) => ({
  path,
  sha: `${path.length}`.repeat(40).slice(0, 40),
  read: async () => (content === null ? null : Buffer.from(content)),
})
const place = async (
  shown: Article,
  pictures: ReturnType<typeof picture>[],
  isCopied = true,
  references: Reference[] = [],
  destinations: Destination[] = [],
) => {
  const measured = await measurePictures(pictures, isCopied)
  const places = { measured, articlesBase: BASE, base: '/base/', embedded: !isCopied, publicFolder }
  const placed = placePictures({ article: shown, references, destinations }, places)
  const copies = [...measured.values()].flatMap(({ copy }) => copy ?? [])
  const warnings = [...new Set(placed.warnings.map(textOf))]
  const offered = placed.warnings.flatMap(({ fixes = [] }) => fixes.map(({ to }) => to))
  return { ...placed, offered, images: propertiesOf(placed.article), copies, warnings }
}
const propertiesOf = ({ body }: Article) =>
  body.children.map((child) => (child.type === 'element' ? child.properties : null))

test('gives a picture its size, and a copy named after its content', async () => {
  const known = picture('images/a map.SVG')
  const original = article(`${BASE}images/a%20map.SVG`)
  const { images, copies, warnings } = await place(original, [known])
  const name = `${known.sha}.svg`
  expect(images).toEqual([{ src: `/base/pictures/${name}`, alt: 'A', width: 30, height: 20 }])
  expect(copies).toEqual([`pictures/${name}`])
  expect(warnings).toEqual([])
  expect(propertiesOf(original)[0]).not.toHaveProperty('width')
})

test('row 54: warns about a missing picture with its line and close names', async () => {
  const src = `${BASE}images/mep.svg`
  const references = [{ kind: 'picture' as const, to: src, written: 'x', line: 12 }]
  const pictures = [picture('images/map.svg'), picture('covers/photograph of a lake.png')]
  expect((await place(article(src), pictures, false, references)).warnings).toEqual([
    'articles/One.md:12: picture: expected a picture at articles/images/mep.svg, found none (close: "images/map.svg"); its words are shown instead',
  ])
})

test.each([
  ['imagse/map.svg', ['images/map.svg']],
  ['map.svg', ['images/map.svg']],
  ['posts/storm/map.svg', []],
])('a fix of the picture %s is %j, also if another folder has one of this name', async (written, fixes) => {
  const references = [{ kind: 'picture' as const, to: BASE + written, written, line: 1 }]
  const destinations = [{ start: 5, end: 9, url: written, isPicture: true }]
  const { offered } = await place(
    article(BASE + written),
    [picture('images/map.svg')],
    true,
    references,
    destinations,
  )
  expect(offered).toEqual(fixes)
})

test('gives a picture of public/ its size, and keeps its address', async () => {
  const src = `/base/${encodeURIComponent('图')}/a%20b%2050%25.svg`
  const shown = { ...article(src), cover: '/base/cover.png' }
  for (const isCopied of [true, false]) {
    const { images, article: placed, warnings, pictures } = await place(shown, [], isCopied)
    expect(images).toEqual([{ src, alt: 'A', width: 30, height: 20 }])
    expect(placed.cover).toBe('/base/cover.png')
    expect(warnings).toEqual([])
    const places = { measured: new Map(), publicFolder }
    expect(areSamePictures(pictures, places)).toBe(true)
    expect(areSamePictures(pictures, { ...places, publicFolder: 'nowhere' })).toBe(false)
  }
})

test.each([true, false])(
  'warns about a picture that is neither in articles/ nor in public/: %s',
  async (isCopied) => {
    const references = [{ kind: 'picture' as const, to: '/base/none.png', written: '/none.png', line: 12 }]
    const shown = { ...article('/base/none.png', '/base/%E5%9B%BE'), cover: '/base/none.png' }
    const { warnings, article: placed, pictures } = await place(shown, [], isCopied, references)
    expect(warnings).toEqual([
      'articles/One.md:12: picture: expected a picture in articles/ or public/ at "/none.png", found none; its words are shown instead',
      'articles/One.md: picture: expected a picture in articles/ or public/ at "/图", found none; its words are shown instead',
      'articles/One.md: cover: expected a picture in articles/ or public/ at "/none.png", found none',
    ])
    expect(placed).not.toHaveProperty('cover')
    writeFileSync(join(publicFolder, 'none.png'), 'now it is there')
    expect(areSamePictures(pictures, { measured: new Map(), publicFolder })).toBe(false)
    rmSync(join(publicFolder, 'none.png'))
  },
)

test('an address on the host of the articles never reads a file beside them', async () => {
  const sources = [
    `${BASE}/cover.png`,
    `${BASE}/..%2f..%2f..%2fetc/passwd`,
    '//base/cover.png',
    `${BASE}a%00b.png`,
  ]
  const { images } = await place(article(...sources), [])
  for (const [index, src] of sources.entries()) expect(images[index]).toEqual({ src, alt: 'A' })
})

test('without a repository, warns about pictures outside of articles/ and public/', async () => {
  const articlesBase = '/base/github/raw/site/site/main/articles/'
  const src = '/base/github/raw/site/site/main/a%20b.png'
  const references = [{ kind: 'picture' as const, to: src, written: '../a%20b.png', line: 3 }]
  const places = { measured: new Map(), articlesBase, base: '/base/', publicFolder }
  const warningsOf = (embedded: boolean) =>
    placePictures({ article: article(src), references }, { ...places, embedded }).warnings.map(textOf)
  expect(warningsOf(true)).toEqual([
    'articles/One.md:3: picture: expected a picture in articles/ or public/ at "../a%20b.png", found none; its words are shown instead',
  ])
  // In development, a picture elsewhere in the repository is at an address of the site.
  expect(warningsOf(false)).toEqual([])
})

test.each([`${BASE}a.svg`, 'https://other.test/a.SVG?b'])('warns about an SVG cover: %s', async (cover) => {
  const { warnings, article: placed } = await place({ ...article(), cover }, [picture('a.svg')])
  // The site draws a share picture instead.
  expect(placed).not.toHaveProperty('cover')
  expect(warnings).toEqual([expect.stringMatching(/^articles\/One\.md: cover: expected PNG, JPEG or WebP/)])
})

const ACTIVE = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><script>alert(1)</script></svg>'

test.each([
  ['a.png', 'hello', 'a picture with a size, found none'],
  ['a.svg', ACTIVE, 'an SVG that runs and loads nothing, found <script>: the site publishes no copy'],
])('row 54: shows %s, which is no picture as intended, and warns', async (file, content, expected) => {
  const { images, copies, warnings } = await place(article(BASE + file), [picture(file, content)])
  expect(warnings).toEqual([`articles/${file}: expected ${expected}`])
  expect([images[0]?.width, copies.length]).toEqual(content === ACTIVE ? [3, 0] : [undefined, 1])
})

test('notices new, changed and deleted pictures of an article', async () => {
  const before = [picture('a.svg'), picture('unused.svg')]
  const { pictures } = await place(article(`${BASE}a.svg`, `${BASE}b.svg`), before)
  const isSame = async (...now: typeof before) =>
    areSamePictures(pictures, { measured: await measurePictures(now, true), publicFolder })
  expect(await isSame(picture('a.svg'))).toBe(true)
  expect(await isSame(picture('a.svg'), picture('b.svg'))).toBe(false)
  expect(await isSame({ ...picture('a.svg'), sha: 'changed' })).toBe(false)
  expect(await isSame()).toBe(false)
})
