import { expect, test, vi } from 'vitest'
import { parseMarkdown } from './parse/parse.ts'
import { loadPlugins } from './plugins.ts'
import type { Highlight } from './code/highlight.ts'

const loaders = () => ({
  highlighter: vi.fn<(languages: readonly string[]) => Promise<Highlight>>(async () => (code) => [
    { type: 'text', value: code },
  ]),
  shortcodes: vi.fn<() => Promise<Record<string, string>>>(async () => ({})),
  math: vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('Failed to fetch'))),
})

test('loads the grammars that a text uses, each once', async () => {
  const { highlighter, ...others } = loaders()
  const tree = parseMarkdown(
    '~~~py\na\n~~~\n\n> ~~~python\n> b\n> ~~~\n\n~~~sql\nc\n~~~\n\n~~~made-up\nd\n~~~',
  )
  expect((await loadPlugins(tree, { highlighter, ...others })).highlight).toBeTypeOf('function')
  expect(highlighter.mock.calls).toEqual([[['python', 'sql']]])
})

test('loads nothing for a text that needs nothing', async () => {
  const none = loaders()
  await loadPlugins(parseMarkdown('`:a:` at 12:30:45, $5 and $6\n\n    b\n\n~~~made-up\nc\n~~~'), none)
  for (const load of Object.values(none)) expect(load).not.toHaveBeenCalled()
})

test('leaves out a plugin that fails to load', async () => {
  const { shortcodes, renderMath } = await loadPlugins(parseMarkdown(':tada:\n\n~~~math\nx\n~~~'), loaders())
  expect([shortcodes, renderMath]).toEqual([{}, undefined])
})
