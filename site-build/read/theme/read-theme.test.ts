import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { textOf } from '#site-build/read/findings.ts'
import { readTheme, tokenFindings } from './read-theme.ts'
import { siteTokens, tokensIn } from './tokens.ts'

const engine = readFileSync('app/styles/tokens.css', 'utf8')
const ENGINE = tokensIn(engine)
const findings = (ownRules: string) => tokenFindings(engine, `:root { ${ownRules} }`)
const themed = (ownRules: string) => tokensIn(`${engine}\n:root { ${ownRules} }`)

test('the engine’s own colours give no warning', () => {
  expect(tokenFindings(engine, '')).toEqual([])
})

test.each(readdirSync('docs/palettes'))('the palette %s can be read in both themes', (file) => {
  const palette = readFileSync(join('docs/palettes', file), 'utf8')
  expect(tokenFindings(engine, palette)).toEqual([])
  // Also where grounds follow the background, which browsers compute, unless the palette has its own.
  const grounds = '--raised: light-dark(white, #1b1f2b); --code-ground: light-dark(#ecebe6, black)'
  expect(tokenFindings(engine, `:root { ${grounds} }${palette}`)).toEqual([])
})

test('icons, the manifest and share pictures use the owner’s colours', () => {
  const tokens = themed('--accent: light-dark(#0044aa, #66ccff); --background: light-dark(white, black);')
  const grounds = { light: '#ffffff', dark: '#000000' }
  expect(siteTokens(tokens)).toEqual({ grounds, accent: '#66ccff', hasOwnFont: false })
  expect(siteTokens(themed('--sans: Georgia, serif')).hasOwnFont).toBe(true)
})

test('warns of text that is hard to read, only for the theme where it is', () => {
  const messages = findings('--accent: light-dark(oklch(0.8 0.15 100), oklch(0.8 0.15 100));').map(textOf)
  const start = ':1: --accent on --background, light theme: expected a contrast of 4.5 : 1 or more'
  expect(messages.join()).toContain(start)
  expect(messages.join()).not.toContain('dark theme')
})

test.each([
  'color-mix(in oklab, red, blue)',
  'light-dark(navy, color(x))',
  'var(--text)',
  'light-dark(navy)',
  'tael',
])('warns once of the colour %s, which the build does not understand, and uses the engine’s', (value) => {
  const accentRule = `--accent: ${value};`
  expect(siteTokens(themed(accentRule)).accent).toBe(siteTokens(ENGINE).accent)
  const start = `content/theme.css:1: --accent: expected a colour, or light-dark(colour, colour), found ${value}. If`
  expect(findings(accentRule).map(textOf)).toEqual([expect.stringContaining(start)])
})

test('reports a token that nothing uses, with its line and the closest name', () => {
  const css = '/* --old: 1;\n */\n:root {\n  --acent: teal;\n  --mine: 1px;\n  --gutter: var(--mine);\n}'
  const finding = 'content/theme.css:4: --acent: no token of this name is known; close: --accent'
  expect(tokenFindings(engine, css).map(textOf)).toEqual([finding])
})

const read = (css: string) => readTheme('.', join(temporaryFolder({ 'theme.css': css }), 'theme.css'))

test.each([
  [':root {\n  --accent: light-dark(teal, red;\n}', '2: Unclosed bracket'],
  [':root {\n  --a: 1\n  --line: #eee;\n}', '2: --a: expected a semicolon at its end, found none.'],
  [':root { --accent: red --line: blue; }', '1: --accent: expected a semicolon at its end, found none.'],
  [':root {\n  --text: #fcfcf }', '2: #fcfcf: expected 3, 4, 6 or 8 digits, found 5.'],
])('reports each mistake in %j', async (css, message) => {
  await expect(read(css)).rejects.toMatchObject({ message: `content/theme.css:${message}` })
})

test.each([
  ':root { --a: "x --b: #1"; --c: url(#12345); --d: /* --e: 1 */ #abc; --f: #main }',
  '',
  '/* { */ a::before { content: "("; background: url(a{b.svg); } a[href=\')\'] { width: calc((1px + 2px)) }',
])('finds no mistake in %j', async (css) => {
  await expect(read(css)).resolves.toBeDefined()
})
