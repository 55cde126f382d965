import { expect, test, vi } from 'vitest'
import { toolsFor, type Abilities, type Highlight } from './plugins.ts'
import { parseMarkdown } from './parse.ts'

const tree = parseMarkdown('~~~py\na\n~~~\n\n> ~~~python\n> b\n> ~~~\n\n~~~sql\nc\n~~~\n\n~~~made-up\nd\n~~~')
const plain: Highlight = (value) => [{ type: 'text', value }]

test('only the grammars that a text uses are asked for, each once', async () => {
  const highlighter = vi.fn<NonNullable<Abilities['highlighter']>>(async () => plain)
  expect(await toolsFor(tree, { highlighter })).toEqual({ highlight: plain })
  expect(highlighter.mock.calls).toEqual([[['python', 'sql']]])
})

test('a text without code in a known language asks for none', async () => {
  const highlighter = vi.fn<NonNullable<Abilities['highlighter']>>(async () => plain)
  await toolsFor(parseMarkdown('`a`\n\n    b\n\n~~~made-up\nc\n~~~'), { highlighter })
  expect(highlighter).not.toHaveBeenCalled()
})

test('a grammar that cannot be loaded is done without', async () => {
  const highlighter = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  expect(await toolsFor(tree, { highlighter })).toEqual({ highlight: undefined })
})

test('emoji and mathematics are loaded for a text that uses them, and for no other', async () => {
  const emoji = vi.fn<NonNullable<Abilities['emoji']>>(async () => () => undefined)
  const math = vi.fn<NonNullable<Abilities['math']>>(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await toolsFor(parseMarkdown('`:a:` at 12:30:45, $5 and $6'), { emoji, math })).toEqual({})
  expect([emoji.mock.calls.length, math.mock.calls.length]).toEqual([0, 0])
  const tools = await toolsFor(parseMarkdown(':tada:\n\n~~~math\nx\n~~~'), { emoji, math })
  expect([typeof tools.findEmoji, tools.renderMath]).toEqual(['function', undefined])
})
