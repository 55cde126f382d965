import { formatHex, parse, type Color } from 'culori'
import { list } from 'postcss'
import type { Tokens } from './tokens.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Colours for icons, the manifest and the browser's bars, as `#rrggbb`. `hasOwnFont`: the owner's font replaces ours. */
export type SiteTokens = { grounds: Record<Theme, string>; accent: string; hasOwnFont: boolean }

export function siteTokens(tokens: Tokens): SiteTokens {
  const { background: dark, accent } = themeColours(tokens, ['background', 'accent'], 'dark')
  return {
    grounds: { light: themeColours(tokens, ['background'], 'light').background, dark },
    accent,
    hasOwnFont: !tokens.get('sans')?.at(-1)?.includes('Familjen Grotesk Variable'),
  }
}

/**
 * Colours of a theme as `#rrggbb`: the last declaration of each token that is a colour.
 *
 * @throws Error if no declaration is one
 */
export function themeColours<Name extends string>(
  tokens: Tokens,
  names: readonly Name[],
  theme: Theme,
): Record<Name, string> {
  const colours = names.map((name) => {
    const values = tokens.get(name) ?? []
    const value = values.findLast((one) => declaredColour(one, theme))
    if (value === undefined) throw new Error(`--${name} is no colour.`)
    return [name, formatHex(declaredColour(value, theme))]
  })
  return Object.fromEntries(colours) as Record<Name, string>
}

/** The colour of a CSS value in a theme: a colour, or `light-dark(colour, colour)`. Values that need a browser give `undefined`. */
export function declaredColour(value: string, theme: Theme): Color | undefined {
  const pair = /^light-dark\((.*)\)$/.exec(value)?.[1]
  return parse((pair === undefined ? value : list.comma(pair)[theme === 'light' ? 0 : 1]) ?? '')
}
