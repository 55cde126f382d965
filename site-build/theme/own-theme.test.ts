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
  [
    ':root {\n  --soft: var(--accent)\n  --line: #eee;\n}',
    ['2: expected a semicolon before --line, found none.'],
  ],
  ['a { color: red\n/* ; */ --soft: teal }', ['1: expected a semicolon before --soft, found none.']],
  [
    ':root {\n  --text: #fcfcf;\n  --accent: light-dark(#12, #1234567) }',
    [
      '2: #fcfcf: expected 3, 4, 6 or 8 digits, found 5.',
      '3: #12: expected 3, 4, 6 or 8 digits, found 2.',
      '3: #1234567: expected 3, 4, 6 or 8 digits, found 7.',
    ],
  ],
])('%j names each of its mistakes', async (css, mistakes) => {
  const message = mistakes.map((mistake) => `content/theme.css:${mistake}`).join('\n')
  await expect(read(css)).rejects.toThrow(new Error(message))
})

test.each([
  ':root { --a: "x --b: #1"; --c: url(#12345); --d: /* --e: 1 */ #abc; --f: #main }',
  '@container style(--a: 1) and style( --b: 2) { .a--b:hover #abcde { --c : #12345678 } }',
  '',
  '/* { */ a::before { content: "("; background: url(a{b.svg); } a[href=\')\'] { width: calc((1px + 2px)) }',
  '.a\\( { color: red }',
])('%j has no mistake', async (css) => {
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
