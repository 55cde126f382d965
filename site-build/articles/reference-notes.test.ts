import { expect, test } from 'vitest'
import { brokenAnchorNotes, brokenLinkNotes, deadLinkNotes, placeOfPicture } from './reference-notes.ts'
import type { Reference } from '#site-build/server-entry.ts'

const link = (to: string, line: number | undefined = 7): Reference => ({
  ...{ kind: 'article', to, written: `${to}.md`, line },
})
const notes = (...links: Reference[]) =>
  brokenLinkNotes(new Map([['One', links]]), ['One', 'Two words', 'Secret'], ['Secret'])

test('a link to an article is fine', () => {
  expect(notes(link('One'), link('Two words'))).toEqual([])
})

test('a link to no article is told with file, line, link, and the names that are close', () => {
  expect(notes(link('Two word'), link('Zebra', 9), { ...link('Xylophone'), line: undefined })).toEqual([
    'articles/One.md:7: link: expected an article at "Two word.md", found none (close: "Two%20words.md")',
    'articles/One.md:9: link: expected an article at "Zebra.md", found none',
    'articles/One.md: link: expected an article at "Xylophone.md", found none',
  ])
})

test('a link to a draft is told, and a draft is nobody’s suggestion', () => {
  expect(notes(link('Secret'), link('Secrets'))).toEqual([
    'articles/One.md:7: link: expected an article at "Secret.md", found a draft, which has no page',
    'articles/One.md:7: link: expected an article at "Secrets.md", found none',
  ])
})

test('where a draft is checked, its links to itself are fine, and another’s are not', () => {
  const references = new Map([
    ['Secret', [link('Secret')]],
    ['Other', [link('Secret')]],
  ])
  expect(brokenLinkNotes(references, ['Secret', 'Other'], ['Secret', 'Other'])).toEqual([
    'articles/Other.md:7: link: expected an article at "Secret.md", found a draft, which has no page',
  ])
})

const ANCHORS = new Map([
  ['One', { all: new Set(['one', 'one-1', 'fn-1']), headings: ['one', 'one-1'] }],
  ['Two words', { all: new Set(['what-i-do-now']), headings: ['what-i-do-now'] }],
])
const anchorNotes = (...links: [to: string, written: string][]) =>
  brokenAnchorNotes(new Map([['One', links.map(([to, written]) => ({ ...link(to), written }))]]), ANCHORS)

test('a link to a heading, to the second of two, to a footnote, or to the beginning is fine', () => {
  const own = ['#one', '#one-1', '#user-content-one', '#fn-1', '#']
  expect(anchorNotes(...own.map((written): [string, string] => ['One', written]))).toEqual([])
  expect(anchorNotes(['Two words', 'Two%20words.md#what-i-do-now'], ['Two words', 'Two%20words.md'])).toEqual(
    [],
  )
})

test('a link to a heading that is not there is told with file, line, link, and the headings that are close', () => {
  expect(anchorNotes(['One', '#on'], ['One', '#zebra'], ['Two words', 'Two%20words.md#what-I-do'])).toEqual([
    'articles/One.md:7: link: expected a heading at "#on", found none (close: "#one")',
    'articles/One.md:7: link: expected a heading at "#zebra", found none',
    'articles/One.md:7: link: expected a heading at "Two%20words.md#what-I-do", found none (close: "#what-i-do-now")',
  ])
})

test('of an article that is not there, or a draft, no heading is told beside', () => {
  expect(anchorNotes(['Secret', 'Secret.md#x'], ['Zebra', 'Zebra.md#x'])).toEqual([])
})

test('a picture is no link, and is found by its address where it stands first', () => {
  const picture = (line: number): Reference => ({ kind: 'picture', to: '/a.png', written: 'a.png', line })
  expect(notes(picture(3))).toEqual([])
  const references = new Map([
    ['One', [link('/a.png', 2), picture(3), picture(5), { ...picture(2), kind: 'cover' as const }]],
  ])
  expect(placeOfPicture(references, 'One', '/a.png', 'picture')).toBe('articles/One.md:3: picture')
  expect(placeOfPicture(references, 'One', '/a.png', 'cover')).toBe('articles/One.md:2: cover')
  expect(placeOfPicture(references, 'One', '/b.png', 'picture')).toBe('articles/One.md: picture')
})

test('a link that leads nowhere is told, with the article that may have been meant', () => {
  const nowhere = (written: string): Reference => ({ kind: 'nowhere', to: written, written, line: 4 })
  const written = ['../LICENSE', 'htps://two.example/words', 'Two%20words.MD#end', '%zz']
  expect(
    deadLinkNotes(new Map([['One', [...written.map(nowhere), link('One')]]]), ['One', 'Two words']),
  ).toEqual([
    'articles/One.md:4: link: expected an article, a heading or a whole address, found "../LICENSE", which nothing shows',
    'articles/One.md:4: link: expected an article, a heading or a whole address, found "htps://two.example/words", which nothing shows',
    'articles/One.md:4: link: expected an article, a heading or a whole address, found "Two%20words.MD#end", which nothing shows (close: "Two%20words.md")',
    'articles/One.md:4: link: expected an article, a heading or a whole address, found "%zz", which nothing shows',
  ])
})
