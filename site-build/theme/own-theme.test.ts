import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownTheme, unknownTokens } from './own-theme.ts'

let folder = ''
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'theme-'))))
afterAll(() => rm(folder, { recursive: true }))

async function read(css: string): Promise<string> {
  const path = join(folder, 'theme.css')
  await writeFile(path, css)
  return ownTheme(path)
}

test.each([
  [':root {\n  --accent: light-dark(teal, red;\n}', '2: expected a partner for the bracket "("'],
  [':root {\n  --accent: teal;\n', '1: expected a partner for the bracket "{"'],
  [':root { --accent: teal; }\n}', '2: expected a partner for the bracket "}"'],
])('%j is refused with its line', async (css, message) => {
  await expect(read(css)).rejects.toThrow(`content/theme.css:${message}, found none.`)
})

test.each([
  '',
  '/* { */ a::before { content: "("; background: url(a{b.svg); } a[href=\')\'] { width: calc((1px + 2px)) }',
  '.a\\( { color: red }',
])('%j has all its brackets', async (css) => {
  expect(await read(css)).toBe(css)
})

test('a theme that the owner removed is empty', async () => {
  expect(await ownTheme(join(folder, 'none.css'))).toBe('')
})

test('a token that nothing uses is named with its line and the closest one', () => {
  const css =
    '/* --old: 1;\n */\n:root {\n  --acent: teal;\n  --mine: 1px;\n  --gutter: var(--mine);\n  --xyz: 0;\n}'
  expect(unknownTokens(css, ['accent', 'gutter'])).toEqual([
    {
      file: 'content/theme.css',
      line: 4,
      message: '--acent: no token of this name is known; close: --accent',
    },
    { file: 'content/theme.css', line: 7, message: '--xyz: no token of this name is known' },
  ])
})
