// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isSamePath, openDocument } from './open-document.ts'

function documentFor(path: string | null, address: string) {
  document.body.innerHTML =
    path === null ? '<div id="root"></div>' : `<div id="root" data-path="${path}"></div>`
  history.replaceState(null, '', address)
  return openDocument()
}

test('compares paths whose names are encoded in different ways', () => {
  expect(isSamePath('/blogs/a%26b%20c', '/blogs/a&b%20c')).toBe(true)
  expect(isSamePath('/blogs/a', '/blogs/b')).toBe(false)
  expect(isSamePath('/blogs/a', '/blogs/%ff')).toBe(false)
})

test('has no data if the document was made for another address, or is 404.html', () => {
  expect(documentFor('/blogs', '/blogs/').data).toEqual({})
  expect(documentFor('/blogs', '/blogs/New').data).toBe(null)
  expect(documentFor(null, '/blogs/New').data).toBe(null)
})

test('accepts the name of the file of the home page, but not that of another page, which may be an article', () => {
  expect(documentFor('/', '/index.html').data).toEqual({})
  expect(documentFor('/blogs/X', '/blogs/X.html').data).toBe(null)
})
