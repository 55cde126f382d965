import { expect, test } from 'vitest'
import { splitFrontmatter } from './split-frontmatter.ts'

test.each([
  ['row 42: a byte order mark', '\uFEFF---\ntitle: A\n---\ntext'],
  ['row 43: CRLF', '---\r\ntitle: A\r\n---\r\ntext'],
  ['row 43: CR only', '---\rtitle: A\r---\rtext'],
  ['blanks after the dashes', '--- \t\ntitle: A\n---  \ntext'],
  ['empty lines', '---\n\n \ntitle: A\n\n---\ntext'],
  ['dots at the end', '---\ntitle: A\n...\ntext'],
])('finds a block with %s', (_, text) => {
  const { block, body } = splitFrontmatter(text)
  expect(block?.trim()).toBe('title: A')
  expect(body).toBe('text')
})

test.each([
  ['four dashes', '----\ntitle: A\n----\n'],
  ['dashes and words', '--- title\ntitle: A\n---\n'],
  ['a block further down', 'A text.\n\n---\ntitle: A\n---\n'],
  ['an empty line first', '\n---\ntitle: A\n---\n'],
  ['no text at all', ''],
])('finds no block in a text with %s', (_, text) => {
  expect(splitFrontmatter(text)).toMatchObject({ block: null, body: text })
})

test('keeps the text of a block without an end', () => {
  const rest = 'title: A\ndraft: true\n\nText.\n'
  expect(splitFrontmatter(`---\n${rest}`)).toEqual({ block: rest, body: rest, isClosed: false })
})

test.each([' ', '\n', '\r', '#', 'a'])('takes linear time for 200,000 times %j', (sign) => {
  // Quadratic time takes minutes.
  expect(splitFrontmatter(`---\n${sign.repeat(200_000)}`).isClosed).toBe(false)
  expect(splitFrontmatter(`---\ntitle: A${sign.repeat(200_000)}---`).block).toContain('title: A')
})
