import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectDestinations, type Destination } from '#markdown/parse/destinations.ts'
import { parseMarkdown } from '#markdown/parse/parse.ts'
import { foreignMarks } from '#markdown/transforms/foreign-marks.ts'
import { anchorEdits, findAnchors } from './anchors.ts'
import { convertText } from './convert-text.ts'
import { mayLinkWithin, mayShowMarks } from './marks-or-anchors.ts'

const SIGNS = Array.from('\\[](){}<>!^%:#.$*_`"\' \n>-')
const MARKDOWN = String.raw`
{/* a */}  %%a%%  import·a·from·"b"  export·const·a  {:.b}  {#b}  {{·a·}}  {%·a·%}  :::·tip  \\(  \[  [[a·page|b]]  [!danger]
[^1]  ](a·b.png·"c")  &#123;{  &lbrack;  <!--·a  <b>  [a](#b)  [a](<#b>)  [c]:·#d  [c]  ¶¶  a  \  |·a  [a](b·"c·d")  ![a](b)
[a  |·-·|  >·  #·  import·  export·  "  ·b.md)`
const HTML = `
<p>  </p>  <div>  </div>  <span>  </span>  <h2>  </h2>  <code>  </code>  <br>  <a·href="#a-b">  <a·href="c">  </a>  <i>  </i>
<!--·c·-->  <sup>2</sup>  &#123;  <Chart·/>  <ul><li>  </li></ul>  ##·A·B¶  [a](#a-b)  {  [  ![  {%·raw·%}{{·a·}}{%·endraw·%}`
/** The pieces of a list, in which a dot is a blank and a pilcrow a line break. */
const piecesOf = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((piece) => piece.replaceAll('·', ' ').replaceAll('¶', '\n'))
const textOf = (pieces: readonly string[]) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(''))
const anyMarkdown = textOf([...piecesOf(MARKDOWN), ...SIGNS, 'https://a.example'])
const anyHtml = textOf([...piecesOf(MARKDOWN), ...piecesOf(HTML), ...piecesOf(HTML)])

test('a text that shows marks of other programs is never taken for one without any', () => {
  fc.assert(
    fc.property(anyMarkdown, (text) => {
      fc.pre(foreignMarks(parseMarkdown(text)).length > 0)
      expect(mayShowMarks(text)).toBe(true)
    }),
    { numRuns: 200 },
  )
})

// The property may not meet each of them.
test.each([
  '<b>a</b>',
  '&#123;&#123; a }}',
  '{{ a }}',
  '%%a%%',
  'export const a = 1',
  ':::tip',
  '[[a]]',
  '[^1]',
])('finds the mark in %s', (text) => {
  expect(foreignMarks(parseMarkdown(text))).not.toEqual([])
  expect(mayShowMarks(text)).toBe(true)
})

test.each([
  '[a](#b)',
  '[a](<#b>)',
  String.raw`[a](\#b)`,
  '[a](&#35;b)',
  '[a](&num;b)',
  '> [a](\n> #b)',
  '[a]: #b',
])('finds the link within the text in %j', (text) => {
  const destinations: Destination[] = []
  parseMarkdown(text, [collectDestinations(destinations)])
  expect(destinations.map(({ url }) => url)).toEqual(['#b'])
  expect(mayLinkWithin(text)).toBe(true)
})

test('a text that links to a place of its own is never taken for one without such a link', () => {
  fc.assert(
    fc.property(anyMarkdown, (text) => {
      const destinations: Destination[] = []
      parseMarkdown(text, [collectDestinations(destinations)])
      fc.pre(destinations.some(({ url }) => url.startsWith('#')))
      expect(mayLinkWithin(text)).toBe(true)
    }),
    { numRuns: 100 },
  )
})

test.each([
  '# A heading\n\n*Words*, [a link](https://a.example/b_(c) "A title"), ![a picture](images/a%20b.png "Of b").',
  '- 100% [x] (y) a: b -> c, "q" & <https://a.example>\n- $1 + 2$, 3 < 4\n\n| a | b |\n| - | - |',
  'It imports "a", and exports constants; important: C# issue #12',
])('says that plain words show no marks and no link to a place of their own: %#', (text) => {
  expect(mayShowMarks(text)).toBe(false)
  expect(mayLinkWithin(text)).toBe(false)
})

const UNCHANGED = { link: () => null, picture: () => null }

test.each([
  { where: 'beside converted HTML', written: '<i>a</i>\n\n%%b%%', marks: ['%%b%%'] },
  { where: 'in a component that stays', written: '<i>a</i>\n\nb <Chart /> c', marks: ['<Chart />'] },
  { where: 'around tags', written: 'a %<span></span>%b%<span></span>%', marks: ['%%b%%'] },
  { where: 'in HTML that contains Markdown', written: '<p>a [^1] b</p>', marks: ['[^1]'] },
])('reports a mark $where', ({ written, marks }) => {
  expect(convertText(written, UNCHANGED).marks.map((mark) => mark.written)).toEqual(marks)
})

test.each([
  {
    what: 'a link in HTML',
    written: '# 1. B\n\n<p><a href="#b">a</a></p>',
    converted: '# 1. B\n\n[a](#1-b)',
  },
  { what: 'a link around tags', written: '# 1. B\n\n[a](<span></span>#b)', converted: '# 1. B\n\n[a](#1-b)' },
  {
    what: 'a link to a heading in HTML',
    written: '<h2>1. B</h2>\n\n[a](#b)',
    converted: '## 1. B\n\n[a](#1-b)',
  },
])('lets $what lead to its heading', ({ written, converted }) => {
  expect(convertText(written, UNCHANGED).text).toBe(converted)
})

test('reports the marks that the article shows, and lets all links within it lead to its headings', () => {
  fc.assert(
    fc.property(anyHtml, (written) => {
      const { text, marks } = convertText(written, UNCHANGED)
      const links: Destination[] = []
      const tree = parseMarkdown(text, [collectDestinations(links)])
      expect(marks).toEqual(foreignMarks(tree))
      expect(anchorEdits(tree, links, findAnchors(written))).toEqual([])
    }),
    { numRuns: 200 },
  )
})
