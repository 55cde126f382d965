import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatHex, type Color } from 'culori'
import { colourOf, lastKnown, type Theme } from './colour-of.ts'
import { ownTheme } from './own-theme.ts'
import { type Tokens, tokensIn } from './tokens.ts'

/** Colours for icons, the manifest and the browser's bars, as `#rrggbb`; `hasOwnFont` if the owner's font replaces ours. */
export type SiteTokens = { grounds: Record<Theme, string>; accent: string; hasOwnFont: boolean }

/**
 * The engine's tokens, and the owner's after them.
 *
 * @param root the folder of the project
 * @param theme the owner's style sheet
 * @throws Error with file and line of a mistake (see `ownTheme`)
 */
export async function readTokens(root: string, theme: string): Promise<Tokens> {
  return tokensIn(`${await engineSheet(root)}\n${await ownTheme(join(root, theme))}`)
}

/** The engine's own style sheet of tokens. */
export function engineSheet(root: string): Promise<string> {
  return readFile(join(root, 'app/styles/tokens.css'), 'utf8')
}

export function siteTokens(tokens: Tokens): SiteTokens {
  const hex = (name: string, theme: Theme) => formatHex(tokenColour(tokens, name, theme))
  return {
    grounds: { light: hex('background', 'light'), dark: hex('background', 'dark') },
    accent: hex('accent', 'dark'),
    hasOwnFont: !tokens.get('sans')?.at(-1)?.includes('Familjen Grotesk Variable'),
  }
}

/** Tokens of the dark theme, as `#rrggbb`. */
export function darkColours<Name extends string>(
  tokens: Tokens,
  names: readonly Name[],
): Record<Name, string> {
  const colours = names.map((name) => [name, formatHex(tokenColour(tokens, name, 'dark'))])
  return Object.fromEntries(colours) as Record<Name, string>
}

/**
 * The colour of a token in a theme.
 *
 * @throws Error for a name that is no colour of the engine
 */
export function tokenColour(tokens: Tokens, name: string, theme: Theme): Color {
  const colour = lastKnown(tokens.get(name) ?? [], (value) => colourOf(value, tokens, theme))
  if (colour) return colour
  throw new Error(`--${name} is no colour.`)
}
