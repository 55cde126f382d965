import { formatHex } from 'culori'
import { expect, test } from 'vitest'
import { engineSheet } from './read-theme.ts'
import { declaredColour, siteTokens } from './token-colours.ts'
import { warningsOf } from './theme-warnings.ts'
import { tokensIn } from './tokens.ts'

const engine = await engineSheet('.')
const ENGINE = tokensIn(engine)
const warnings = (own: string) => warningsOf(engine, `:root { ${own} }`)
const themed = (own: string) => tokensIn(`${engine}\n:root { ${own} }`)

test('the engine’s own colours give no warning', () => {
  expect(warningsOf(engine, '')).toEqual([])
})

test('icons, the manifest and share pictures use the owner’s colours', () => {
  const tokens = themed('--accent: light-dark(#0044aa, #66ccff); --background: light-dark(white, black);')
  expect(siteTokens(tokens)).toEqual({
    grounds: { light: '#ffffff', dark: '#000000' },
    accent: '#66ccff',
    hasOwnFont: false,
  })
  expect(siteTokens(themed('--sans: Georgia, serif')).hasOwnFont).toBe(true)
})

test('warns of text that is hard to read, only for the theme where it is', () => {
  const found = warnings('--accent: light-dark(oklch(0.8 0.15 100), oklch(0.8 0.15 100));')
  expect(found.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^--accent on --background, light theme: expected a contrast of 4\.5 : 1 or more/),
  )
  expect(found.some(({ message }) => message.includes('dark theme'))).toBe(false)
})

test.each(['color-mix(in oklab, red, blue)', 'light-dark(navy, color(x))', 'var(--text)', 'tael'])(
  'warns once of a colour that the build does not understand, such as %s, and uses the engine’s',
  (value) => {
    const own = `--accent: ${value};`
    expect(siteTokens(themed(own)).accent).toBe(siteTokens(ENGINE).accent)
    expect(warnings(own)).toEqual([
      {
        file: 'content/theme.css',
        line: 1,
        message: expect.stringContaining(
          `--accent: expected a colour, or light-dark(colour, colour), found ${value}. If browsers know it`,
        ),
      },
    ])
  },
)

test('reports a token that nothing uses, with its line and the closest name', () => {
  const css = '/* --old: 1;\n */\n:root {\n  --acent: teal;\n  --mine: 1px;\n  --gutter: var(--mine);\n}'
  expect(warningsOf(engine, css)).toEqual([
    {
      file: 'content/theme.css',
      line: 4,
      message: '--acent: no token of this name is known; close: --accent',
    },
  ])
})

test.each([
  ['light-dark(rgb(1, 2, 3), rgb(4, 5, 6))', '#040506'],
  ['teal', '#008080'],
  ['light-dark(red)', undefined],
  ['var(--other)', undefined],
  ['', undefined],
])('of %j in the dark theme it reads %s', (value, hex) => {
  expect(formatHex(declaredColour(value, 'dark'))).toBe(hex)
})
