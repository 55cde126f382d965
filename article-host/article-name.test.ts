import { expect, test } from 'vitest'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { articleNameOf, articlePath, isArticleName } from './article-name.ts'

test.each(['A plain name', 'a#b?c%2Fd+e&"<b>\'', '..md', '__proto__', 'ملاحظات', '日本 🏍', 'a\u202Eb', '...'])(
  '[ART-4] %j may be asked for',
  (name) => {
    expect(isArticleName(name)).toBe(true)
  },
)

test.each([
  '',
  '.',
  '..',
  'a/b',
  '../x',
  '//evil/x',
  'a\\b',
  '..\\x',
  'a\u0000',
  'a\nb',
  '\u007F',
  '\u0085',
  '\uD800',
  'a\uDC00b',
])('[ART-4] %j is never asked for', (name) => {
  expect(isArticleName(name)).toBe(false)
})

test.each([
  ['Backpropagation by hand.md', 'Backpropagation by hand'],
  ['notes.md.md', 'notes.md'],
  ['index.md', 'index'],
  // In Hugo and Zola, the page of a section.
  ...['_index.md', '_index.de.md'].map((file) => [file, null]),
  ...['README.MD', 'a.Md', 'a.md.txt', 'amd', 'a.md ', '.md', '', '\uD800.md'].map((file) => [file, null]),
])('[LIST-4] row 30, row 31: the article in the file %j is %j', (file, name) => {
  expect(articleNameOf(file!)).toBe(name)
})

test('[LIST-5] encodes the name once in the address of the page', () => {
  expect(articlePath('100% "new"? a/b #1')).toBe('/blogs/100%25%20%22new%22%3F%20a%2Fb%20%231')
  expect(articlePath('http%3A')).toBe('/blogs/http%253A')
})

test.each(['%', '%E0%A4%A', '%ff'])('reads no name from a malformed segment such as %s', (segment) => {
  expect(percentDecoded(segment)).toBe(null)
})
