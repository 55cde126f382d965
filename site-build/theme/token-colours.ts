import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatHex, type Color } from 'culori'
import { contentMistake } from '#content/rules/content-mistake.ts'
import { colourOf, type Theme } from './colour-of.ts'
import { ownTheme } from './own-theme.ts'

/** Colours for icons, the manifest and the browser's bars, as `#rrggbb`; `hasOwnFont` if the owner's font replaces ours. */
export type SiteTokens = { grounds: Record<Theme, string>; accent: string; hasOwnFont: boolean }

/**
 * The style sheets of the tokens: the engine's, and the owner's after it.
 *
 * @param root the folder of the project
 * @param theme the owner's style sheet
 * @throws Error when it has a bracket without a partner (see `ownTheme`)
 */
export async function readTokens(root: string, theme: string): Promise<string> {
  const own = await ownTheme(join(root, theme))
  return `${await engineTokens(root)}\n${own}`
}

/** The engine's own style sheet of tokens. */
export function engineTokens(root: string): Promise<string> {
  return readFile(join(root, 'app/styles/tokens.css'), 'utf8')
}

export function siteTokens(css: string): SiteTokens {
  const hex = (name: string, theme: Theme) => formatHex(tokenColour(css, name, theme))
  return {
    grounds: { light: hex('background', 'light'), dark: hex('background', 'dark') },
    accent: hex('accent', 'dark'),
    hasOwnFont: !declarationsIn(css).get('sans')?.includes('Familjen Grotesk Variable'),
  }
}

/** Tokens of the dark theme, as `#rrggbb`. */
export function darkColours<Name extends string>(css: string, names: readonly Name[]): Record<Name, string> {
  const colours = names.map((name) => [name, formatHex(tokenColour(css, name, 'dark'))])
  return Object.fromEntries(colours) as Record<Name, string>
}

/**
 * The colour of a token in a theme. The last declaration counts.
 *
 * @throws Error when the token has no colour that is known without a browser
 */
export function tokenColour(css: string, name: string, theme: Theme): Color {
  const tokens = declarationsIn(css)
  const colour = colourOf(tokens.get(name) ?? '', (token) => tokens.get(token), theme)
  if (colour) return colour
  const found = tokens.get(name) ?? 'nothing'
  throw contentMistake(
    `content/theme.css: --${name}: expected a colour, or light-dark(colour, colour), found ${found}.`,
  )
}

/** The custom properties of a style sheet, by their names without the dashes. */
export function declarationsIn(css: string): Map<string, string> {
  const declared = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/--([\w-]+)\s*:([^;}]*)/g)
  const normal = (value: string) =>
    value.trim().replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')')
  return new Map([...declared].map(([, name = '', value = '']) => [name, normal(value)]))
}
