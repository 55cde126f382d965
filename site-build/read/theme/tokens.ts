import postcss, { type Declaration, list } from 'postcss'
import { formatHex, parse, type Color } from 'culori'

/** The values of each token in the order of their declarations, by its name without the dashes. */
export type Tokens = ReadonlyMap<string, readonly string[]>

/** The tokens of the whole page, without those under a condition (`@media`) or another selector: they depend on the browser. */
export function tokensIn(css: string): Tokens {
  const tokens = new Map<string, string[]>()
  for (const declaration of declarationsIn(css).filter(isOfPage)) {
    const name = nameOf(declaration)
    tokens.set(name, [...(tokens.get(name) ?? []), onOneLine(declaration.value)])
  }
  return tokens
}

/** Each declaration of a token. @throws CssSyntaxError with the line */
export function declarationsIn(css: string): Declaration[] {
  const found: Declaration[] = []
  postcss.parse(css).walkDecls(/^--/, (declaration) => {
    found.push(declaration)
  })
  return found
}

/** The name of a token, without the dashes. */
export function nameOf({ prop }: Declaration): string {
  return prop.slice(2)
}

export function lineOf({ source }: Declaration): number {
  return source?.start?.line ?? 1
}

function isOfPage({ parent: rule }: Declaration): boolean {
  if (rule?.type !== 'rule' || !rule.selectors.some((one) => /^(:root|html)$/.test(one))) return false
  for (let around = rule.parent; around?.type === 'atrule'; around = around.parent)
    if (/^(media|container|supports not)\b/.test(`${around.name} ${around.params}`)) return false
  return true
}

function onOneLine(value: string): string {
  return value.trim().replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')')
}

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
