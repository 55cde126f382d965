import type { Element, ElementContent, Root } from 'hast'
import { expect, test } from 'vitest'
import { layoutReached } from './layout-limits.ts'
import { renderMarkdown } from './render-markdown.ts'

const text = (value: string): ElementContent => ({ type: 'text', value })
const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})
const withClass = (name: string, of: Element): Element => ({ ...of, properties: { className: [name] } })
const many = (count: number, node: ElementContent) => Array.from({ length: count }, () => node)
const root = (...children: ElementContent[]): Root => ({ type: 'root', children })
const isShown = (...children: ElementContent[]) => layoutReached(root(...children)) === null
const tooLong = expect.stringContaining('too long')

test('row 46: 4,000 blocks are laid out, one more is not; those in parts of lists are not counted', () => {
  expect(isShown(...many(4_000, element('p')))).toBe(true)
  expect(layoutReached(root(...many(4_001, element('p'))))).toContain('4,000')
  expect(
    isShown(...many(100, withClass('list-part', element('ul', ...many(100, element('li', text('a'))))))),
  ).toBe(true)
})

test.each(['p', 'h3', 'blockquote', 'pre', 'li'])(
  'row 52: some 130,000 characters of one %s are laid out, more are not',
  (name) => {
    const shown = (count: number) => {
      const block = element(name, text('x'.repeat(count)))
      return layoutReached(root(name === 'li' ? element('ul', block) : block))
    }
    expect([shown(129_900), shown(130_000)]).toEqual([null, tooLong])
  },
)

test.each([
  ['strong', 1_250],
  ['mi', 2_150],
  ['td', 12_950],
  ['span', 3_700],
])('row 46: a paragraph of %s elements has its weight', (name, most) => {
  const shown = (count: number) => isShown(element('p', ...many(count, element(name))))
  expect([shown(most), shown(most + 50)]).toEqual([true, false])
})

test('row 46: a quote counts with all that is in it, but for lists, of which each item counts by itself', () => {
  const half = text('x'.repeat(70_000))
  expect(layoutReached(root(element('blockquote', element('p', half), element('p', half))))).toEqual(tooLong)
  expect(
    isShown(
      element('blockquote', element('p', half), element('ul', element('li', half), element('li', half))),
    ),
  ).toBe(true)
  expect(isShown(element('section', element('ol', element('li', half), element('li', half))))).toBe(true)
})

test('a part of a list counts with all its items, but for the lists in them', () => {
  const half = text('x'.repeat(70_000))
  const part = (...items: Element[]) => withClass('list-part', element('ul', ...items))
  expect(layoutReached(root(part(element('li', half), element('li', half))))).toEqual(tooLong)
  expect(isShown(part(element('li', half, element('ul', element('li', half)))))).toBe(true)
})

test('of a code in chunks the heaviest counts', () => {
  const chunk = withClass('lines', element('span', text('x'.repeat(70_000))))
  const code = (...children: ElementContent[]) =>
    root(element('div', element('pre', element('code', ...children))))
  expect(layoutReached(code(chunk, chunk, chunk))).toBeNull()
  const line = withClass('line', element('span', text('x'.repeat(1_000))))
  expect(layoutReached(code(...many(500, line)))).toBeNull()
  expect(layoutReached(code(withClass('lines', element('span', text('x'.repeat(130_000))))))).toEqual(tooLong)
})

test('row 52: a text with such a paragraph is shown as it is written', async () => {
  const context = {
    filesBase: '/',
    articleHref: (name: string) => name,
    fileHref: (path: string) => path,
    abilities: {},
  }
  const { body } = await renderMarkdown(`# A\n\n${'word '.repeat(26_001)}`, context)
  expect(JSON.stringify(body.children[0])).toContain('too long')
})
