import type { Html, Paragraph } from 'mdast'
import { expect, test } from 'vitest'
import { applyEdits, type Edit } from '#scripts/import/text/edits.ts'
import { inlineHtmlConverter } from './inline-html.ts'

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
  inlineHtmlConverter(text, unchanged, unchanged, edits)(paragraphOf(text))
  return applyEdits(text, edits)
}

// At this length, looking through the rest of the text or all open elements for each tag takes minutes.
const COUNT = 150_000

const PARAGRAPHS = [
  { of: 'code without an end', html: '<code>a'.repeat(COUNT), expected: '<code>a'.repeat(COUNT) },
  {
    of: 'closing tags without an opening one',
    html: '<i>a'.repeat(COUNT) + '</b>'.repeat(COUNT),
    expected: 'a'.repeat(COUNT),
  },
  { of: 'breaks on one line', html: 'a<br>b'.repeat(COUNT), expected: 'a\\\nb'.repeat(COUNT) },
]

test.each(PARAGRAPHS)('converts a long paragraph of $of', ({ html, expected }) => {
  // Not toBe: a failed comparison of long texts would take minutes, too.
  expect(convert(html) === expected).toBe(true)
})
