import type { Html, Paragraph } from 'mdast'
import { expect, test } from 'vitest'
import { applyEdits, type Edit } from './edits.ts'
import { inlineHtml } from './inline-html.ts'

const PIECE = /(<[^>]*>)|[^<]+/g

/** A paragraph of tags and words, as a parser would make it. It is made by hand, because parsing takes longer than the conversion. */
function paragraphOf(text: string): Paragraph {
  const children = Array.from(text.matchAll(PIECE), ({ 0: value, 1: tag, index }) => {
    const point = (offset: number) => ({ line: 1, column: offset + 1, offset })
    const position = { start: point(index), end: point(index + value.length) }
    return { type: tag === undefined ? 'text' : 'html', value, position } as Html
  })
  return { type: 'paragraph', children }
}

function convert(text: string): string {
  const edits: Edit[] = []
  const unchanged = () => null
  inlineHtml(text, unchanged, unchanged, edits)(paragraphOf(text))
  return applyEdits(text, edits)
}

// At this length, looking through the rest of the text or all open elements for each tag takes minutes.
const COUNT = 150_000

test.each([
  ['code without an end', '<code>a'.repeat(COUNT), '<code>a'.repeat(COUNT)],
  [
    'closing tags without an opening one',
    '<i>a'.repeat(COUNT) + '</b>'.repeat(COUNT),
    '<i>a'.repeat(COUNT) + '</b>'.repeat(COUNT),
  ],
  ['breaks on one line', 'a<br>b'.repeat(COUNT), 'a\\\nb'.repeat(COUNT)],
])('converts a long paragraph of %s', (_, text, converted) => {
  // Not toBe: a failed comparison of long texts would take minutes, too.
  expect(convert(text) === converted).toBe(true)
})
