import type { Root } from 'mdast'
import { expect, test } from 'vitest'
import { foreignMarks } from './foreign-marks.ts'

/** A tree with one text, or one block of raw HTML, on the third line of its article. */
function treeOf(type: 'text' | 'html', value: string): Root {
  const start = { line: 3, column: 1, offset: 10 }
  return { type: 'root', children: [{ type, value, position: { start, end: start } }] }
}

test.each([
  ['hidden', '{/* a comment */}'],
  ['hidden', '%%a comment%%'],
  ['hidden', "import Chart from './chart.tsx'"],
  ['hidden', 'export const a = 1'],
  ['hidden', '{:.wide}'],
  ['hidden', '{#id .wide}'],
  ['template', '{{ site.title }}'],
  ['template', '{% include a.html %}'],
  ['template', '{% without an end'],
  ['container', '::: tip'],
  ['formula', '\\('],
  ['wiki', '![[a page|words]]'],
  ['alert', '[!danger]'],
  ['footnote', '[^1]'],
  ['space', '](my file.png "Title")'],
])('a mark of the kind %s in a text: %s', (kind, written) => {
  const [mark] = foreignMarks(treeOf('text', written))
  expect(mark).toEqual({ kind: 'foreign', mark: kind, written, line: 3 })
})

test.each(['[[1]]', '[[ ]]', '[[1, 0]]', '[i](see there)', 'a { b: c }', 'important', '100%% of', '[a]'])(
  'plain words are no mark: %s',
  (words) => {
    expect(foreignMarks(treeOf('text', words))).toEqual([])
  },
)

test('marks in raw HTML are its comments and tags', () => {
  const marks = foreignMarks(treeOf('html', '<!-- a --><b>c</b>\n<!-- no end'))
  expect(marks.map(({ mark, written, line }) => [mark, written, line])).toEqual([
    ['hidden', '<!-- a -->', 3],
    ['tag', '<b>', 3],
    ['hidden', '<!-- no end', 4],
  ])
})

test('the mark that begins first hides those inside of it', () => {
  const marks = foreignMarks(treeOf('text', '[[ {{ a ]] {{ [[b]] }}'))
  expect(marks.map(({ mark, written }) => [mark, written])).toEqual([
    ['wiki', '[[ {{ a ]]'],
    ['template', '{{ [[b]] }}'],
  ])
})

// Counting the lines from the start of the text for each mark would take a quarter of an hour here.
test.each([
  ['on lines of their own', { mark: '{%\n', lineBreaks: 200_001 }],
  ['on one line', { mark: '{%%}', lineBreaks: 1 }],
])('finds the marks of a long text that is full of them, %s', (_, { mark, lineBreaks }) => {
  const marks = foreignMarks(treeOf('text', mark.repeat(200_000) + '\n{%'))
  expect(marks).toHaveLength(200_001)
  expect(marks.at(-1)?.line).toBe(3 + lineBreaks)
})
