import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { onlyAllowed, SCHEMA } from './sanitize.ts'
import { element } from './tree.ts'

/** Attributes that can load, run, link, name or style something. */
const STRONG = (
  'id name style href xLinkHref src srcSet srcDoc action formAction onClick onError background poster ping target ' +
  'dataAnything contentEditable is slot nonce actiontype'
).split(' ')

/** A checkbox always has these. */
const REQUIRED = new Set(['type', 'disabled'])

/** The only elements that may keep one of them. */
const MAY: Record<string, string[]> = {
  a: ['id', 'href'],
  ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6', 'li'].map((name) => [name, ['id']])),
  img: ['src'],
}

/** Sanitizes a child of a table, because outside of a table its parts are dropped. */
const sanitized = (child: Element): Element | undefined => {
  const [table] = onlyAllowed({ type: 'root', children: [element('table', {}, [child])] }).children
  const [result] = table?.type === 'element' ? table.children : []
  return result?.type === 'element' ? result : undefined
}

test.each(SCHEMA.tagNames ?? [])('drops the dangerous attributes of %s', (tagName) => {
  const properties = Object.fromEntries(STRONG.map((name) => [name, '/x']))
  const names = Object.keys(sanitized(element(tagName, properties, []))?.properties ?? { isDropped: true })
  expect(names.filter((name) => !REQUIRED.has(name))).toEqual(MAY[tagName] ?? [])
})

test.each([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'form',
  'button',
  'svg',
  'base',
  'meta',
  'link',
  'h1',
  'template',
  'video',
  'audio',
  'source',
  'dialog',
  'annotation-xml',
  'maction',
  'semantics',
])('drops %s', (tagName) => {
  expect(sanitized(element(tagName, {}, []))).toBeUndefined()
  expect(SCHEMA.tagNames).not.toContain(tagName)
})

test.each(['javascript:x()', 'data:text/html,x', 'vbscript:x', 'file:///x', 'blob:x', ' javascript:x()'])(
  'drops the address %s of links and images',
  (address) => {
    expect(sanitized(element('a', { href: address }, []))?.properties).toEqual({})
    expect(sanitized(element('img', { src: address }, []))?.properties).toEqual({})
  },
)
