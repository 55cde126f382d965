import type { Root } from 'hast'
import { expect, test } from 'vitest'
import type { SnapshotArticle } from '#app/lib/snapshot.ts'
import type { References } from '#site-build/articles/published-articles.ts'
import { textOf } from '#site-build/articles/warnings.ts'
import { placePictures } from './place-pictures.ts'

const BASE = 'https://raw.test/me/notes/main/articles/'
const SVG = '<svg width="30" height="20"></svg>'

const image = (src: string): Root['children'][number] => ({
  type: 'element',
  tagName: 'img',
  properties: { src, alt: 'A' },
  children: [],
})
const article = (...sources: string[]): SnapshotArticle => ({
  ...{ name: 'One', sha: 'a', takenAt: 1, title: 'One', description: '', minutes: 1 },
  body: { type: 'root', children: sources.map(image) },
})
const picture = (path: string, content: string | null = SVG) => ({
  ...{ path, id: `${path.length}`.repeat(40).slice(0, 40), size: 1 },
  read: async () => (content === null ? null : Buffer.from(content)),
})
const place = async (
  articles: SnapshotArticle[],
  pictures: ReturnType<typeof picture>[],
  copiesBase: string | null = '/base/',
  references: References = new Map(),
) => {
  const places = { articlesBase: BASE, copiesBase, embedded: copiesBase === null }
  const placed = await placePictures(articles, pictures, places, references)
  return { ...placed, warnings: [...new Set(placed.warnings.map(textOf))] }
}
const propertiesOf = ({ body }: SnapshotArticle) =>
  body.children.map((child) => (child.type === 'element' ? child.properties : null))

test('a picture of the articles gets its size, and a copy under a name of its content', async () => {
  const known = picture('images/a map.SVG')
  const original = article(`${BASE}images/a%20map.SVG`)
  const { articles, copies, warnings } = await place([original], [known])
  const name = `${known.id}.svg`
  expect(articles.map(propertiesOf)).toEqual([
    [{ src: `/base/pictures/${name}`, alt: 'A', width: 30, height: 20 }],
  ])
  expect(copies.get(name)?.toString()).toBe(SVG)
  expect(warnings).toEqual([])
  // What the pipeline gave is left as it was.
  expect(propertiesOf(original)[0]).not.toHaveProperty('width')
})

test('where the files are on the site already, only the size is added', async () => {
  const { articles, copies } = await place([article(`${BASE}a.svg`)], [picture('a.svg')], null)
  expect(articles.map(propertiesOf)).toEqual([[{ src: `${BASE}a.svg`, alt: 'A', width: 30, height: 20 }]])
  expect(copies.size).toBe(0)
})

test('pictures from elsewhere are left alone, without a word', async () => {
  const sources = ['https://other.test/a.png', 'https://raw.test/me/notes/main/b.png', '//other.test/c.png']
  const { articles, warnings } = await place([article(...sources)], [picture('a.png')])
  expect(articles.map(propertiesOf)).toEqual([sources.map((src) => ({ src, alt: 'A' }))])
  expect(warnings).toEqual([])
})

test.each([
  ['is not there', []],
  ['cannot be had', [picture('a.svg', null)]],
])(
  'row 54: a picture that %s keeps its address and its words, and the owner is told',
  async (_, pictures) => {
    const { articles, warnings } = await place([article(`${BASE}a.svg`, `${BASE}a.svg`)], pictures)
    expect(articles.flatMap(propertiesOf)[0]).toEqual({ src: `${BASE}a.svg`, alt: 'A' })
    expect(warnings).toEqual([
      'articles/One.md: picture: expected a picture at articles/a.svg, found none; its words are shown instead',
    ])
  },
)

test('row 54: of a picture that is missing the line is told, and the names that are close', async () => {
  const references = new Map([
    ['One', [{ kind: 'picture' as const, to: `${BASE}images/mep.svg`, written: 'x', line: 12 }]],
  ])
  const { warnings } = await place(
    [article(`${BASE}images/mep.svg`)],
    [picture('images/map.svg'), picture('covers/photograph of a lake.png')],
    null,
    references,
  )
  expect(warnings).toEqual([
    'articles/One.md:12: picture: expected a picture at articles/images/mep.svg, found none (close: "images/map.svg"); its words are shown instead',
  ])
})

test('without a repository, a picture outside of the articles is told: nothing publishes it', async () => {
  const root = 'https://raw.test/me/notes/main/'
  const { warnings } = await place(
    [{ ...article(`${root}a%20b.png`, 'https://raw.test/c.png'), cover: `${root}c.png` }],
    [],
    null,
  )
  expect(warnings).toEqual([
    expect.stringMatching(/^articles\/One\.md: picture: expected a picture in articles\/ .*"a b\.png"$/),
    expect.stringMatching(/^articles\/One\.md: cover: expected a picture in articles\/ .*"c\.png"$/),
  ])
})

test.each([`${BASE}a.svg`, 'https://other.test/a.SVG?b'])(
  'a cover that is an SVG is told: %s',
  async (cover) => {
    const { warnings } = await place([{ ...article(), cover }], [picture('a.svg')])
    expect(warnings).toEqual([expect.stringMatching(/^articles\/One\.md: cover: expected PNG, JPEG or WebP/)])
  },
)

test('row 54: a file that is no picture is shown without a size, and the owner is told', async () => {
  const { articles, warnings } = await place([article(`${BASE}a.png`)], [picture('a.png', 'hello')])
  expect(articles.flatMap(propertiesOf)[0]).not.toHaveProperty('width')
  expect(warnings).toEqual(['articles/a.png: expected a picture that says its size, found none'])
})

test('an SVG that can act gets no copy on the site', async () => {
  const active = '<svg width="3" height="2"><script>alert(1)</script></svg>'
  const { articles, copies, warnings } = await place([article(`${BASE}a.svg`)], [picture('a.svg', active)])
  expect(articles.flatMap(propertiesOf)[0]).toMatchObject({ src: `${BASE}a.svg`, width: 3, height: 2 })
  expect(copies.size).toBe(0)
  expect(warnings).toHaveLength(1)
})

test('the cover lies beside the other pictures', async () => {
  const known = picture('cover.png', 'GIF89a\x10\x00\x08\x00\x00\x00\x00')
  const { articles } = await place([{ ...article(), cover: `${BASE}cover.png` }], [known])
  expect(articles[0]?.cover).toBe(`/base/pictures/${known.id}.png`)
})
