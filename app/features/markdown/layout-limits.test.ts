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
const many = (count: number, node: ElementContent) => Array.from({ length: count }, () => node)
const root = (...children: ElementContent[]): Root => ({ type: 'root', children })

test('row 46: 4,000 blocks are laid out, one more is not; those in parts of lists are not counted', () => {
  expect(layoutReached(root(...many(4_000, element('p'))))).toBeNull()
  expect(layoutReached(root(...many(4_001, element('p'))))).toContain('4,000')
  const part: Element = {
    ...element('ul', ...many(4_000, element('li', text('a')))),
    properties: { className: ['list', 'list-part'] },
  }
  expect(layoutReached(root(part))).toBeNull()
})

test('row 52: 100,000 characters of a paragraph, an item or a line of code are laid out, one more is not', () => {
  const most = text('x'.repeat(100_000))
  for (const block of ['p', 'h2', 'li', 'td', 'pre']) {
    expect(layoutReached(root(element(block, most)))).toBeNull()
    expect(layoutReached(root(element(block, element('em', most), text('y'))))).toContain('too long')
  }
  expect(layoutReached(root(element('pre', most, text('\ny'))))).toBeNull()
})

test('row 46: 3,000 links and texts of one paragraph are laid out, one more is not; blocks in it do not count', () => {
  expect(layoutReached(root(element('p', ...many(3_000, text('a')))))).toBeNull()
  expect(layoutReached(root(element('p', ...many(1_501, element('em', text('a'))))))).toContain('too long')
  const full = element('p', ...many(3_000, text('a')))
  expect(layoutReached(root(element('li', full, full)))).toBeNull()
})

test('row 46: 1,000 paragraphs of one quote or item are laid out, one more is not', () => {
  for (const block of ['blockquote', 'li']) {
    expect(layoutReached(root(element(block, ...many(1_000, element('p')))))).toBeNull()
    expect(layoutReached(root(element(block, ...many(1_001, element('p')))))).toContain('too long')
  }
})

test('what is too long within a part of a list is found, too', () => {
  const part: Element = {
    ...element('ul', element('li', text('x'.repeat(100_001)))),
    properties: { className: ['list-part'] },
  }
  expect(layoutReached(root(part))).toContain('too long')
})

test('row 52: a text with such a paragraph is shown as it is written', async () => {
  const context = {
    filesBase: '/',
    articleHref: (name: string) => name,
    fileHref: (path: string) => path,
    abilities: {},
  }
  const { body } = await renderMarkdown(`# A\n\n${'word '.repeat(20_001)}`, context)
  expect(JSON.stringify(body.children[0])).toContain('too long')
})
