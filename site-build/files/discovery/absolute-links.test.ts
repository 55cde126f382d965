import { BASES } from '#tests/support/markdown/markdown-elements.ts'
import { NO_PICTURES } from '#tests/support/markdown/checked-text.ts'
import { MAX_BYTES } from '#markdown/limits.ts'
import { expect, test } from 'vitest'
import { formatArticle } from '#markdown/format-article.ts'
import { withAbsoluteLinks, withCoverAddress } from './absolute-links.ts'

const absolute = async (text: string, bases = BASES) => {
  const places = { ...NO_PICTURES, ...bases, folder: 'articles' as const }
  const { destinations = [] } = await formatArticle(text, places)
  return withAbsoluteLinks(text, destinations, places, 'https://ada.example/me/')
}
const RAW = 'https://raw.example/me/notes/main/articles'
const FILES = 'https://github.example/me/notes/blob/main'

test.each([
  ['![A map](images/map.svg "Title")', `![A map](${RAW}/images/map.svg "Title")`],
  ['[code](<my (new) code.py>)', `[code](${FILES}/articles/my%20%28new%29%20code.py)`],
  [
    '> [other](Other%20one.md#part), [x][r]\n>\n> [r]: ../LICENSE',
    `> [other](https://ada.example/blogs/Other%20one#part), [x][r]\n>\n> [r]: ${FILES}/LICENSE`,
  ],
  [
    '---\ntitle: One\n---\n\uFEFF[a](b.md) after a byte order mark',
    '---\ntitle: One\n---\n\uFEFF[a](https://ada.example/blogs/b) after a byte order mark',
  ],
  ['![A](d.png#gh-dark-mode-only)', `![A](${RAW}/d.png#gh-dark-mode-only)`],
  ['[list](/blogs?tag=a)', '[list](https://ada.example/blogs?tag=a)'],
  [
    '![A](/a%20map.svg) [b](/cv.pdf)',
    '![A](https://ada.example/a%20map.svg) [b](https://ada.example/cv.pdf)',
  ],
  ['[h](Amp%20&amp;%20b.md)', '[h](https://ada.example/blogs/Amp%20%26%20b)'],
  ['- ![r]\n\n  [R]: images/x.png', `- ![r]\n\n  [R]: ${RAW}/images/x.png`],
  ['1. > [r]:\n   > <x\\_y.png>', `1. > [r]:\n   > ${FILES}/articles/x_y.png`],
  [
    '| [a](b\\|c.md) | ![d][] |\n| - | - |\n\n[d]: d.png',
    `| [a](https://ada.example/blogs/b%7Cc) | ![d][] |\n| - | - |\n\n[d]: ${RAW}/d.png`,
  ],
  ['[![a](a.png)](b.pdf)', `[![a](${RAW}/a.png)](${FILES}/articles/b.pdf)`],
])('makes the addresses of %j complete', async (markdown, expected) => {
  expect(await absolute(markdown)).toBe(expected)
})

test.each([
  '[a](https://x.example) <https://y.example> [b](mailto:a@b) [c](#part) [d](//z.example/a)',
  '`[a](b.md)`\n\n    [a](b.md)\n\n```\n![a](b.png)\n```',
  '$[a](b.md)$\n\nA note[^1]\n\n[^1]: one.md',
  '[e](<>) [f](?x) [g](?x#y) ![h]() ![i](?x)',
  `[a](b.md) ${'a'.repeat(MAX_BYTES)}`,
  '---\ntitle: "[a](b.md)"\n---\n[climbs out](../../x.md) [n] (b.md) \\[a](b.md)',
])('leaves an address as it is: row %#', async (markdown) => {
  expect(await absolute(markdown)).toBe(markdown)
})

test('without a repository, takes pictures from the site and leaves links to other files as they are', async () => {
  const places = { ...BASES, files: '/me/github/raw/site/site/main/', pages: null }
  const picture = 'https://ada.example/me/github/raw/site/site/main/articles/a.png'
  expect(await absolute('![a](a.png)', places)).toBe(`![a](${picture})`)
  expect(await absolute('[a](../LICENSE)', places)).toBe('[a](../LICENSE)')
})

test('names the published picture of a cover in the frontmatter, and nowhere else', () => {
  const text = '---\ntitle: images/a.png\ncover: images/a.png\n---\n\nimages/a.png\n'
  const copy = withCoverAddress(text, 3, 'images/a.png', 'https://ada.example/me/pictures/a.jpg')
  expect(copy).toBe(text.replace('cover: images/a.png', 'cover: https://ada.example/me/pictures/a.jpg'))
})
