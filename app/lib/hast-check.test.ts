import { expect, test } from 'vitest'
import { isHastRoot } from './hast-check.ts'

const holding = (tagName: string, properties: unknown) => ({
  type: 'root',
  children: [{ type: 'element', tagName, properties, children: [] }],
})

test.each([
  ['a', { href: 'https://a.example/x:y' }],
  ['a', { href: 'mailto:a@b.example' }],
  ['a', { href: '/blogs/a:b?c#d' }],
  ['a', { href: '#user-content-a:b' }],
  ['a', { href: '' }],
  ['img', { src: 'https://a.example/a.png' }],
  ['img', { src: '//a.example/a.png' }],
  ['input', { type: 'checkbox', disabled: true }],
])('%s with %o is what the pipeline makes', (tagName, properties) => {
  expect(isHastRoot(holding(tagName, properties))).toBe(true)
})

test.each([
  ['a', { href: 'data:text/html,x' }],
  ['a', { href: 'javascript:x()' }],
  ['a', { href: ' javascript:x()' }],
  ['a', { href: 'java\nscript:x()' }],
  ['a', { href: ['javascript:x()'] }],
  ['a', { href: true }],
  ['p', { href: '/' }],
  ['img', { src: 'data:image/png,x' }],
  ['img', { src: 'mailto:a' }],
  ['mi', { src: 'https://a.example/a.png' }],
  ['input', { type: 'image', src: 'https://a.example/a.png' }],
  ['input', { type: 'checkbox', src: 'https://a.example/a.png' }],
  ['input', { type: 'text' }],
  ['input', {}],
  ['ol', { type: 'a' }],
])('%s with %o is not', (tagName, properties) => {
  expect(isHastRoot(holding(tagName, properties))).toBe(false)
})
