import { expect, test, vi } from 'vitest'
import { parseMarkdown } from './parse/parse.ts'
import { loadPlugins } from './plugins.ts'

vi.mock('./math/math.ts', () => {
  throw new TypeError('Failed to fetch')
})

test('loads only what a text needs, and leaves out a plugin that fails to load', async () => {
  const plain = parseMarkdown('`:a:` at 12:30:45, $5 and $6\n\n    b\n\n~~~made-up\nc\n~~~')
  expect(await loadPlugins(plain)).toEqual({})
  const { shortcodes, renderMath } = await loadPlugins(parseMarkdown(':tada:\n\n~~~math\nx\n~~~'))
  expect(shortcodes).toHaveProperty('tada')
  expect(renderMath).toBeUndefined()
})
