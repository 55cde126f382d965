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

test('reports the marks that the article shows, and lets all links within it lead to its headings', () => {
  const destinations = { link: () => null, picture: () => null }
  fc.assert(
    fc.property(anyHtml, (written) => {
      const { text, marks } = convertText(written, destinations)
      const links: Destination[] = []
      const tree = parseMarkdown(text, [collectDestinations(links)])
      expect(marks).toEqual(foreignMarks(tree))
      expect(anchorEdits(tree, links, findAnchors(written))).toEqual([])
    }),
    { numRuns: 200 },
  )
})
