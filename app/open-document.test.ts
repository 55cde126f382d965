// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isSamePath, openDocument } from './open-document.ts'

function documentFor(path: string | null, address: string) {
  document.body.innerHTML =
    path === null ? '<div id="root"></div>' : `<div id="root" data-path="${path}"></div>`
  history.replaceState(null, '', address)
  return openDocument()
}

test('one name may be encoded in several ways', () => {
  expect(isSamePath('/blogs/a%26b%20c', '/blogs/a&b%20c')).toBe(true)
  expect(isSamePath('/blogs/a', '/blogs/b')).toBe(false)
  expect(isSamePath('/blogs/a', '/blogs/%ff')).toBe(false)
})

test('a document knows whether the address is its own; 404.html has none', () => {
  expect(documentFor('/blogs', '/blogs/').data).toEqual({})
  expect(documentFor('/blogs', '/blogs/New').data).toBe(null)
  expect(documentFor(null, '/blogs/New').data).toBe(null)
})

test('a page opened under its file’s name takes its clean address', () => {
  expect(documentFor('/blogs', '/blogs.html?a=1#b').data).toEqual({})
  expect(location.pathname + location.search + location.hash).toBe('/blogs?a=1#b')
  expect(documentFor('/blogs/X', '/blogs/X.html').data).toBe(null)
  expect(documentFor('/', '/index.html').data).toEqual({})
  expect(location.pathname).toBe('/')
})

test('a document of another kind is refused with a sentence', () => {
  document.body.innerHTML = ''
  expect(() => openDocument()).toThrow('no element with the id "root"')
})
