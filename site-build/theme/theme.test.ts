import { expect, test } from 'vitest'
import { formatHex } from 'culori'
import { colourOf } from './colour-of.ts'
import { themeContrast } from './theme-contrast.ts'
import { darkColours, readTokens, siteTokens, tokenColour } from './token-colours.ts'

const engine = await readTokens('.', 'tests/fixtures/theme.css')
const contrast = (own: string) => themeContrast(engine, `:root { ${own} }`)
const themed = (own: string) => `${engine}\n:root { ${own} }`

test('the engine’s own colours give no warning', () => {
  expect(themeContrast(engine, '')).toEqual([])
})

test('icons, the manifest and share pictures have the owner’s accent, and the glow that follows it', () => {
  const css = themed('--accent: light-dark(#0044aa, #66ccff); --background: light-dark(white, black);')
  expect(siteTokens(css)).toEqual({
    grounds: { light: '#ffffff', dark: '#000000' },
    accent: '#66ccff',
    hasOwnFont: false,
  })
  expect(siteTokens(themed('--sans: Georgia, serif')).hasOwnFont).toBe(true)
  const { glow, accent } = darkColours(css, ['glow', 'accent'])
  expect(accent).toBe('#66ccff')
  expect(glow).not.toBe(darkColours(engine, ['glow']).glow)
})

test('a glow of the owner’s own does not follow', () => {
  expect(darkColours(themed('--accent: teal; --glow: #123456;'), ['glow'])).toEqual({ glow: '#123456' })
})

test('warns of text that is hard to read, in the theme where it is', () => {
  const warnings = contrast('--accent: light-dark(oklch(0.8 0.15 100), oklch(0.8 0.15 100));')
  expect(warnings.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^--accent on --background, light theme: expected a contrast of 4\.5 : 1 or more/),
  )
  expect(warnings.some(({ message }) => message.includes('dark theme'))).toBe(false)
  expect(new Set(warnings.map(({ file }) => file))).toEqual(new Set(['content/theme.css']))
})

test.each(['background', 'raised', 'code-ground'])(
  'warns of errors that are hard to read on --%s',
  (ground) => {
    const messages = contrast(`--error: var(--${ground});`).map(({ message }) => message)
    expect(messages).toContainEqual(
      expect.stringMatching(new RegExp(`^--error on --${ground}, light theme: .+ found 1\\.00 : 1\\.$`)),
    )
  },
)

test.each(['color-mix(in oklab, red, blue)', 'light-dark(navy, color(x))', 'var(--none)'])(
  'of a colour that only a browser knows, such as %s, one warning names it, and the build has the engine’s',
  (value) => {
    const own = `--accent: ${value}; --soft: var(--accent);`
    const css = themed(own)
    expect(tokenColour(css, 'accent', 'dark')).toEqual(tokenColour(engine, 'accent', 'dark'))
    expect(siteTokens(css).accent).toBe(siteTokens(engine).accent)
    const warnings = contrast(own).map(({ message }) => message)
    expect(warnings).toEqual([
      expect.stringContaining(
        `--accent: expected a colour, or light-dark(colour, colour), found ${value}. If browsers know it`,
      ),
    ])
  },
)

test.each([
  ['tael', '"tael" (close: tan, teal)'],
  ['light-dark(teal, lightdark(red, teal))', '"lightdark" (close: light-dark)'],
  ['light-dark(#0000ff, #12345g)', '"#12345g"'],
  ['var(--mine)', '"reddish"'],
])('names what no browser knows in %s, where it is, and what happens', (value, word) => {
  expect(themeContrast(engine, `:root {\n --mine: reddish;\n --accent: ${value};\n}`)).toEqual([
    {
      file: 'content/theme.css',
      line: 3,
      message: `--accent: expected a colour, or light-dark(colour, colour), found ${value}. CSS has no ${word}. Browsers ignore the value, and may show black on white.`,
    },
  ])
})

test.each(['CanvasText', 'light-dark(--mine(red), oklch(from red l c h))', 'inherit'])(
  'leaves %s to browsers',
  (value) => {
    expect(contrast(`--accent: ${value};`)[0]?.message).toContain('If browsers know it')
  },
)

test('reads what is important, and a colour in the place of a token that nobody has', () => {
  const css = themed('--accent: #048 !important; --text: var(--ink, light-dark(#111, white));')
  expect(formatHex(tokenColour(css, 'accent', 'dark'))).toBe('#004488')
  expect(formatHex(tokenColour(css, 'text', 'light'))).toBe('#111111')
})

test('leaves conditions and other selectors to the browser', () => {
  const css = `${engine}
    :root, .page { --accent: #048 }
    @media print { }
    @media (prefers-contrast: more) { :root { --accent: red; } html { --accent: red } }
    .card { --accent: lime; }`
  expect(siteTokens(css).accent).toBe('#004488')
})

test('sees the ground through a colour', () => {
  const [warning] = contrast(
    '--text: light-dark(rgb(0 0 0 / 40%), white); --background: light-dark(white, black);',
  )
  expect(warning?.message).toMatch(/^--text on --background, light theme: .* found 2\.8\d : 1\.$/)
})

test.each([
  ['light-dark(rgb(1, 2, 3), rgb(4, 5, 6))', '#040506'],
  ['var(--other)', '#ff0000'],
  ['oklch(from var(--other) 1 0 h)', '#ffffff'],
  ['oklch(from var(--other) calc(l * 0) calc(c * 0) calc(h + 5))', '#000000'],
])('reads %s', (value, hex) => {
  expect(formatHex(colourOf(value, () => 'red', 'dark'))).toBe(hex)
})

test.each(['', 'oklch(from var(--other) l c)', 'oklch(from var(--other) l c x)', 'light-dark(red)'])(
  'does not read "%s"',
  (value) => {
    expect(colourOf(value, () => 'red', 'dark')).toBeUndefined()
  },
)
