import type { Element, Properties, Root } from 'hast'
import { expect, test, vi } from 'vitest'
import { body } from '#tests/support/markdown/markdown-elements.ts'
import type { Highlight } from './plugins.ts'
import { onlyAllowed, SCHEMA } from './sanitize.ts'
import { ATTRIBUTES, MATHML } from './allowed-names.ts'

/** What can load, run, link, name or style something, each with a value that would be fine elsewhere. */
const STRONG: Properties = {
  ...{ id: 'x', name: 'x', style: 'position:fixed', href: 'https://x.test', xLinkHref: 'https://x.test' },
  ...{ src: 'https://x.test', srcSet: 'https://x.test 2x', srcDoc: '<p>', action: '/', formAction: '/' },
  ...{ onClick: 'x()', onError: 'x()', background: '/a.png', poster: '/a.png', ping: '/', target: '_top' },
  ...{ dataAnything: 'x', contentEditable: 'true', is: 'x', slot: 'x', nonce: 'x', actiontype: 'x' },
}

/** What a checkbox always has. */
const REQUIRED = new Set(['type', 'disabled'])

/** The only elements that may have one of them. */
const MAY: Record<string, string[]> = {
  a: ['id', 'href'],
  ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6', 'li'].map((name) => [name, ['id']])),
  img: ['src'],
}

const element = (tagName: string, properties: Properties = {}, children: Element[] = []): Element => ({
  ...{ type: 'element', tagName, properties, children },
})
/** In a table, outside of which its parts are dropped. */
const kept = (child: Element): Element | undefined => {
  const [table] = onlyAllowed({ type: 'root', children: [element('table', {}, [child])] }).children
  const [found] = table?.type === 'element' ? table.children : []
  return found?.type === 'element' ? found : undefined
}

test.each(SCHEMA.tagNames ?? [])('%s keeps no attribute that could do something', (tagName) => {
  const found = Object.keys(kept(element(tagName, STRONG))?.properties ?? { isDropped: true })
  expect(found.filter((name) => !REQUIRED.has(name))).toEqual(MAY[tagName] ?? [])
})

test.each([
  ...['script', 'style', 'iframe', 'object', 'embed', 'form', 'button', 'svg', 'base', 'meta', 'link', 'h1'],
  ...['template', 'video', 'audio', 'source', 'details', 'dialog', 'annotation-xml', 'maction', 'semantics'],
])('%s is dropped', (tagName) => {
  expect(kept(element(tagName, {}))).toBeUndefined()
  expect(SCHEMA.tagNames).not.toContain(tagName)
})

test.each(['javascript:x()', 'data:text/html,x', 'vbscript:x', 'file:///x', 'blob:x', ' javascript:x()'])(
  'no link and no picture leads to %s',
  (address) => {
    expect(kept(element('a', { href: address }))?.properties).toEqual({})
    expect(kept(element('img', { src: address }))?.properties).toEqual({})
  },
)

test('formulas are elements of MathML Core that hold no HTML', () => {
  expect(MATHML.every((name) => /^m[a-z]+$/.test(name))).toBe(true)
})

test('no element has an attribute that the list of names lacks', () => {
  const names = Object.values(SCHEMA.attributes ?? {}).flatMap((allowed) =>
    allowed.map((one) => (typeof one === 'string' ? one : one[0])),
  )
  expect([...new Set(names)].filter((name) => !ATTRIBUTES.includes(name))).toEqual([])
})

test('whatever is not on the list is dropped at the end, whoever made it', () => {
  const tree: Root = {
    type: 'root',
    children: [
      element('script'),
      element('iframe', { src: 'https://x' }),
      element('p', { onClick: 'x', style: 'color:red', className: ['kept'] }),
      element('a', { href: 'javascript:x', target: '_blank' }),
      element('img', { src: 'data:x', onError: 'x' }),
      { type: 'comment', value: 'x' },
    ],
  }
  expect(onlyAllowed(tree).children).toEqual([
    element('p', { className: ['kept'] }),
    element('a'),
    element('img'),
  ])
})

vi.mock('./code/highlight.ts', () => ({
  highlighterFor: async (): Promise<Highlight> => () => [
    { type: 'element', tagName: 'script', properties: {}, children: [{ type: 'text', value: 'x' }] },
    { type: 'element', tagName: 'span', properties: { onClick: 'x', className: ['kept'] }, children: [] },
  ],
}))

test('applies the list last, also to what a highlighter adds', async () => {
  const shown = JSON.stringify(await body('```js\nx\n```'))
  expect(shown).not.toMatch(/script|onClick/)
  expect(shown).toContain('kept')
})
