import { expect, test } from 'vitest'
import { brokenLinkNotes, placeOfPicture } from './reference-notes.ts'
import type { Reference } from './server-entry.ts'

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

test('a picture is no link, and is found by its address where it stands first', () => {
  const picture = (line: number): Reference => ({ kind: 'picture', to: '/a.png', written: 'a.png', line })
  expect(notes(picture(3))).toEqual([])
  const references = new Map([['One', [link('Two'), picture(3), picture(5)]]])
  expect(placeOfPicture(references, 'One', '/a.png')).toBe('articles/One.md:3')
  expect(placeOfPicture(references, 'One', '/b.png')).toBe('articles/One.md')
})
