import { expect, test } from 'vitest'
import type { Element, ElementContent, Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import { element } from '#markdown/tree.ts'
import { Contents, headingsOf } from './contents.tsx'

const heading = (level: number, id: string, ...children: (ElementContent | string)[]) =>
  element(`h${level}`, { id }, children)
const root = (...children: Element[]): Root => ({ type: 'root', children })
const tree = (levels: string) =>
  root(...Array.from(levels, (level, index) => heading(Number(level), `${index}`, level)))

test('an article with three headings has contents, however they are nested', () => {
  const contents = (levels: string) => renderToStaticMarkup(<Contents headings={headingsOf(tree(levels))} />)
  expect(contents('22')).toBe('')
  expect(contents('233')).toContain('<nav')
})

/** The entries for headings of these levels, with those below in brackets. */
function outline(levels: string): string {
  const entries = (headings: ReturnType<typeof headingsOf>): string =>
    headings.map(({ text, below }) => text + (below.length > 0 ? `(${entries(below)})` : '')).join('')
  return entries(headingsOf(tree(levels)))
}

test.each([
  ['only one level', { levels: '333', expected: '333' }],
  ['a smaller level first', { levels: '3323', expected: '332(3)' }],
  ['ever larger levels', { levels: '432', expected: '432' }],
  ['a level left out', { levels: '24342', expected: '2(43)2' }],
  ['only the two smallest levels', { levels: '5665', expected: '5(66)5' }],
  ['another heading of level 1', { levels: '31223', expected: '31(22)' }],
])('headings nest by their level relative to the ones above: %s', (_, { levels, expected }) => {
  expect(outline(levels)).toBe(expected)
})

test('headings in quotes and footnotes, without an id or without words are not in the contents', () => {
  const tree = root(
    element('h2', {}, ['A']),
    heading(2, 'b', ' '),
    element('blockquote', {}, [heading(2, 'quoted', 'Quoted')]),
    element('section', { dataFootnotes: true }, [heading(2, 'label', 'Footnotes')]),
    element('div', {}, [heading(2, 'boxed', 'Boxed')]),
  )
  expect(headingsOf(tree)).toEqual([{ id: 'boxed', text: 'Boxed', below: [] }])
})

test('the words of a heading include code, names of pictures and formulas, but not footnotes', () => {
  const words = heading(
    2,
    'a',
    ' The ',
    element('code', {}, ['x']),
    element('img', { alt: ' picture' }, []),
    element('sup', {}, [element('a', { href: '#fn' }, ['1'])]),
    element('math', {}, [element('mi', {}, ['y'])]),
    '\n of it ',
  )
  expect(headingsOf(root(words))[0]?.text).toBe('The x picturey of it')
})

test('a hostile text has at most 200 headings', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => heading(2, `h${index}`, 'x'))
  expect(headingsOf(root(...many))).toHaveLength(200)
})
