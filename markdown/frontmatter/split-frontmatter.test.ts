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
  '# a note\ntitle: A\n',
  'título: A\n',
  'my title: A\ndraft: true\n',
  '- a\npublished: false\n',
  '"title": A\n',
  '{title: A}\n',
  'layout: post\n',
  'draft:true\n',
])('finds the block %j', (block) => {
  expect(splitFrontmatter(`---\n${block}---`)).toEqual({ block, body: '', isClosed: true })
})

test.each([
  ['a thematic break', '---\n\nA text.\n'],
  ['two thematic breaks', '---\n\nA text.\n\n---\n\nMore.\n'],
  ['a thematic break before a word and a colon', '---\n\nNote: this.\n'],
  ['a thematic break before a sentence with a colon', '---\nOne thing: this.\n'],
  ['a thematic break before a list', '---\n- title: a\n'],
  ['a block further down', 'A text.\n\n---\ntitle: A\n---\n'],
  ['an empty line first', '\n---\ntitle: A\n---\n'],
  ['four dashes', '----\ntitle: A\n----\n'],
  ['dashes and words', '--- title\ntitle: A\n---\n'],
  ['nothing between the dashes', '---\n---\ntext'],
  ['an address between the dashes', '---\nhttps://example.com\n---\ntext'],
  ['no text at all', ''],
])('finds no block in a text with %s', (_, text) => {
  expect(splitFrontmatter(text)).toMatchObject({ block: null, body: text })
})

test.each([
  ['---\ntitle: A\ndraft: true\n\nText.\n', '\n\nText.\n'],
  ['---\r\ntitle: A\r\ndraft: true\r\n \r\nText.', '\r\n \r\nText.'],
  ['---\ntitle: A\ndraft: true', ''],
])('ends a block without closing dashes at the first empty line: %j', (text, body) => {
  const split = splitFrontmatter(text)
  expect(split).toMatchObject({ body, isClosed: false })
  expect(split.block?.replaceAll(/\s+/g, ' ')).toBe('title: A draft: true')
})

test.each(['---\n# note\ndraft: true\n\nText.', '---\n\ndraft: true\n\nText.'])(
  'finds what says draft in a block without closing dashes: %j',
  (text) => {
    expect(splitFrontmatter(text)).toMatchObject({ body: '\n\nText.', isClosed: false })
  },
)

test.each([' ', '\n', '\r', '#', 'a'])('takes linear time for 200,000 times %j', (sign) => {
  // Quadratic time takes minutes.
  expect(splitFrontmatter(`---\n${sign.repeat(200_000)}`).block).toBeNull()
  expect(splitFrontmatter(`---\ntitle: A${sign.repeat(200_000)}---`).block).toContain('title: A')
})
