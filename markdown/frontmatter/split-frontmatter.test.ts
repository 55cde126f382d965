import { expect, test } from 'vitest'
import { splitFrontmatter } from './split-frontmatter.ts'

test('a block at the very start is taken off the text', () => {
  expect(splitFrontmatter('---\ntitle: A\ntags: [b]\n---\n\n# A\n')).toEqual({
    block: 'title: A\ntags: [b]\n',
    body: '\n# A\n',
    isOpen: false,
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
  expect(splitFrontmatter('---\ntitle: A\n---')).toMatchObject({ block: 'title: A\n', body: '' })
})

test.each([
  ['a thematic break', '---\n\nA text.\n'],
  ['two thematic breaks', '---\n\nA text.\n\n---\n\nMore.\n'],
  ['a thematic break before a sentence with a colon', '---\nOne thing: this.\n'],
  ['a thematic break before a list', '---\n- title: a\n'],
  ['a block that comes later', 'A text.\n\n---\ntitle: A\n---\n'],
  ['a blank line before it', '\n---\ntitle: A\n---\n'],
  ['four dashes', '----\ntitle: A\n----\n'],
  ['dashes with words', '--- title\ntitle: A\n---\n'],
  ['nothing inside', '---\n---\ntext'],
  ['an address inside', '---\nhttps://example.com\n---\ntext'],
  ['an empty text', ''],
])('%s is no frontmatter', (_, text) => {
  expect(splitFrontmatter(text)).toEqual({ block: null, body: text, isOpen: false })
})

test.each([
  ['nothing ends it', '---\ntitle: A\ndraft: true\n\nA text.\n', '\nA text.\n'],
  ['the text is all fields', '---\ntitle: A\ndraft: true', ''],
  ['the text follows at once', '---\ntitle: A\ndraft: true\n# A\n', '# A\n'],
  ['a blank line stands between its fields', '---\r\ntitle: A\r\n\r\ndraft: true\r\nText\r\n', 'Text\r\n'],
  ['its end is indented', '---\ntitle: A\ndraft: true\n  ---\nText', '  ---\nText'],
  [
    'the next thematic break is far below',
    '---\ntitle: A\ndraft: true\n\nA text.\n\n---\n\nMore\n',
    '\nA text.\n\n---\n\nMore\n',
  ],
])('a block whose end was forgotten reaches as far as its fields: %s', (_, text, body) => {
  const split = splitFrontmatter(text)
  expect(split).toMatchObject({ body, isOpen: true })
  expect(split.block?.replaceAll(/\s+/g, ' ').trim()).toBe('title: A draft: true')
})

test.each([
  ['an open list', '---\ntitle: A\n\ntags:\n- b\n\n# a note\nauthor: me\n---\nText'],
  ['dots for its end', '---\ntitle: A\n...\nText'],
  ['an indentation', '---\n  title: A\n---\nText'],
])('a block with %s has an end', (_, text) => {
  expect(splitFrontmatter(text)).toMatchObject({ body: 'Text', isOpen: false })
})

test('a line of many blanks costs no more than its length', () => {
  const text = `---\n${`a${' '.repeat(200_000)}\n`.repeat(5)}---\n`
  expect(splitFrontmatter(text).block).toBeNull()
})
