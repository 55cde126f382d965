import { expect, test, vi } from 'vitest'
import { body } from '#tests/support/markdown/markdown-elements.ts'
import { parseMarkdown } from './parse/parse.ts'
import { loadPlugins } from './plugins.ts'
import { element } from './tree.ts'

vi.mock('./math/math.ts', () => {
  throw new TypeError('Failed to fetch')
})

test('loads only what a text needs, and leaves out a plugin that fails to load', async () => {
  const plain = parseMarkdown('`:a:` at 12:30:45, $5 and $6\n\n    b\n\n~~~\nc\n~~~')
  expect(await loadPlugins(plain)).toEqual({})
  const { shortcodes, math } = await loadPlugins(parseMarkdown(':tada:\n\n~~~math\nx\n~~~'))
  expect(shortcodes).toHaveProperty('tada')
  expect(math).toBeUndefined()
})

vi.mock('./code/highlight.ts', () => ({
  highlighterFor: async () => () => [
    element('script', {}, ['x']),
    element('span', { onClick: 'x', className: ['kept'] }, []),
  ],
}))

test('the elements of a highlighter are sanitized, too', async () => {
  const shown = JSON.stringify(await body('```js\nx\n```'))
  expect(shown).not.toMatch(/script|onClick/)
  expect(shown).toContain('kept')
})
