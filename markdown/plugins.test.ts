import { expect, test, vi } from 'vitest'
import { parseMarkdown } from './parse/parse.ts'
import { loadPlugins } from './plugins.ts'

const { highlighterFor } = vi.hoisted(() => ({ highlighterFor: vi.fn<(languages: string[]) => unknown>() }))

vi.mock('./code/highlight.ts', () => ({ highlighterFor }))
vi.mock('./math/math.ts', () => {
  throw new TypeError('Failed to fetch')
})

test('loads the grammars that a text uses, each once', async () => {
  highlighterFor.mockReturnValue('a highlighter')
  const tree = parseMarkdown(
    '~~~py\na\n~~~\n\n> ~~~python\n> b\n> ~~~\n\n~~~sql\nc\n~~~\n\n~~~made-up\nd\n~~~',
  )
  expect(await loadPlugins(tree)).toEqual({ highlight: 'a highlighter' })
  expect(highlighterFor.mock.calls).toEqual([[['python', 'sql']]])
})

test('loads nothing for a text that needs nothing', async () => {
  const tree = parseMarkdown('`:a:` at 12:30:45, $5 and $6\n\n    b\n\n~~~made-up\nc\n~~~')
  expect(await loadPlugins(tree)).toEqual({})
})

test('leaves out a plugin that fails to load', async () => {
  const { shortcodes, renderMath } = await loadPlugins(parseMarkdown(':tada:\n\n~~~math\nx\n~~~'))
  expect(shortcodes).toHaveProperty('tada')
  expect(renderMath).toBeUndefined()
})
