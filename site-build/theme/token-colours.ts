import { formatHex, type Color } from 'culori'
import { colourOf, lastKnown, type Theme } from './colour-of.ts'
import type { Tokens } from './tokens.ts'

/** Colours for icons, the manifest and the browser's bars, as `#rrggbb`. `hasOwnFont`: the owner's font replaces ours. */
export type SiteTokens = { grounds: Record<Theme, string>; accent: string; hasOwnFont: boolean }

export function siteTokens(tokens: Tokens): SiteTokens {
  const hex = (name: string, theme: Theme) => formatHex(tokenColour(tokens, name, theme))
  return {
    grounds: { light: hex('background', 'light'), dark: hex('background', 'dark') },
    accent: hex('accent', 'dark'),
    hasOwnFont: !tokens.get('sans')?.at(-1)?.includes('Familjen Grotesk Variable'),
  }
}

/** Colours of the dark theme, as `#rrggbb`. */
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
 * @throws Error if the engine has no colour of this name
 */
export function tokenColour(tokens: Tokens, name: string, theme: Theme): Color {
  const colour = lastKnown(tokens.get(name) ?? [], (value) => colourOf(value, tokens, theme))
  if (colour) return colour
  throw new Error(`--${name} is no colour.`)
}
