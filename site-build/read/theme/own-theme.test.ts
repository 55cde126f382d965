import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownTheme } from './own-theme.ts'

let folder = ''
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'theme-'))))
afterAll(() => rm(folder, { recursive: true }))

async function read(css: string): Promise<string> {
  const path = join(folder, 'theme.css')
  await writeFile(path, css)
  return ownTheme(path)
}

test.each([
  [':root {\n  --accent: light-dark(teal, red;\n}', ['2: Unclosed bracket']],
  [':root {\n  --accent: teal;\n', ['1: Unclosed block']],
  [':root { --accent: teal; }\n}', ['2: Unexpected }']],
  [
    ':root {\n  --soft: var(--accent)\n  --line: #eee;\n}',
    ['2: --soft: expected a semicolon at its end, found none.'],
  ],
  [':root { --accent: red --line: blue; }', ['1: --accent: expected a semicolon at its end, found none.']],
  [
    ':root {\n  --text: #fcfcf;\n  --accent: light-dark(#12, #1234567) }',
    [
      '2: #fcfcf: expected 3, 4, 6 or 8 digits, found 5.',
      '3: #12: expected 3, 4, 6 or 8 digits, found 2.',
      '3: #1234567: expected 3, 4, 6 or 8 digits, found 7.',
    ],
  ],
])('reports each mistake in %j', async (css, mistakes) => {
  const message = mistakes.map((mistake) => `content/theme.css:${mistake}`).join('\n')
  await expect(read(css)).rejects.toMatchObject({ message })
})

test.each([
  ':root { --a: "x --b: #1"; --c: url(#12345); --d: /* --e: 1 */ #abc; --f: #main }',
  '',
  '/* { */ a::before { content: "("; background: url(a{b.svg); } a[href=\')\'] { width: calc((1px + 2px)) }',
])('finds no mistake in %j', async (css) => {
  expect(await read(css)).toBe(css)
})
