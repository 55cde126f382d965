import { toString } from 'mdast-util-to-string'
import { expect, test } from 'vitest'
import { parseMarkdown } from './parse.ts'

/** The class and the blocks of each alert, and the text of any other quote. */
function alerts(markdown: string): unknown[] {
  return parseMarkdown(markdown).children.flatMap((node): unknown[] => {
    if (node.type !== 'blockquote') return []
    const blocks = node.children.map((child) => toString(child))
    return node.data ? [[node.data.hProperties?.['className'], ...blocks]] : [toString(node)]
  })
}

test('makes an alert with a title', () => {
  expect(alerts('> [!CAUTION]\n> Words.')).toEqual([[['alert', 'alert-caution'], 'Caution', 'Words.']])
})

test.each([
  ['lower case', '> [!note]\n> Words.'],
  ['spaces behind it', '> [!NOTE]   \n> Words.'],
  ['a hard break behind it', '> [!NOTE]\\\n> Words.'],
  ['a line break of Windows behind it', '> [!NOTE]\r\n> Words.'],
  ['a lazy line below it', '> [!NOTE]\nWords.'],
])('accepts a mark with %s', (_what, markdown) => {
  expect(alerts(markdown)).toEqual([[['alert', 'alert-note'], 'Note', 'Words.']])
})

test.each([
  ['nothing below the mark', '> [!NOTE]'],
  ['words on the line of the mark', '> [!NOTE] Words.\n> More.'],
  ['emphasis on the line of the mark', '> [!NOTE]*Words.*\n> More.'],
  ['words before the mark', '> Words [!NOTE]\n> More.'],
  ['an unknown mark', '> [!DANGER]\n> Words.'],
  ['the name of an inherited property', '> [!constructor]\n> Words.'],
  ['a link by that name', '> [!NOTE]\n> Words.\n\n[!NOTE]: /x'],
])('makes no alert of a quote with %s', (_what, markdown) => {
  expect(alerts(markdown)).toEqual([expect.any(String)])
})

test('makes no alert within another block, as on GitHub', () => {
  expect(JSON.stringify(parseMarkdown('- > [!NOTE]\n  > a\n\n> > [!NOTE]\n> > b'))).not.toContain('alert')
})
