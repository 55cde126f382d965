import { expect, test } from 'vitest'
import { splitFrontmatter } from './split-frontmatter.ts'

test('a block at the very start is taken off the text', () => {
  expect(splitFrontmatter('---\ntitle: A\ntags: [b]\n---\n\n# A\n')).toEqual({
    block: 'title: A\ntags: [b]\n',
    body: '\n# A\n',
  })
})

test.each([
  ['row 42: a byte order mark', '\uFEFF---\ntitle: A\n---\ntext'],
  ['row 43: CRLF', '---\r\ntitle: A\r\n---\r\ntext'],
  ['row 43: CR only', '---\rtitle: A\r---\rtext'],
  ['blanks after the dashes', '--- \t\ntitle: A\n---  \ntext'],
])('%s', (_, text) => {
  const { block, body } = splitFrontmatter(text)
  expect(block?.trim()).toBe('title: A')
  expect(body).toBe('text')
})

test('a block may be all there is', () => {
  expect(splitFrontmatter('---\ntitle: A\n---')).toEqual({ block: 'title: A\n', body: '' })
})

test.each([
  ['a thematic break', '---\n\nA text.\n'],
  ['two thematic breaks', '---\n\nA text.\n\n---\n\nMore.\n'],
  ['a block that never ends', '---\ntitle: A\n\nA text.\n'],
  ['a block that comes later', 'A text.\n\n---\ntitle: A\n---\n'],
  ['a blank line before it', '\n---\ntitle: A\n---\n'],
  ['four dashes', '----\ntitle: A\n----\n'],
  ['dashes with words', '--- title\ntitle: A\n---\n'],
  ['an indented end', '---\ntitle: A\n  ---\n'],
  ['nothing inside', '---\n---\ntext'],
  ['an address inside', '---\nhttps://example.com\n---\ntext'],
  ['an empty text', ''],
])('%s is no frontmatter', (_, text) => {
  expect(splitFrontmatter(text)).toEqual({ block: null, body: text })
})

test('a line of many blanks costs no more than its length', () => {
  const text = `---\n${`a${' '.repeat(200_000)}\n`.repeat(5)}---\n`
  expect(splitFrontmatter(text).block).toBeNull()
})
