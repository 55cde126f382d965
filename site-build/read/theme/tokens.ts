import postcss, { type Declaration, list } from 'postcss'
import { formatHex, parse, type Color } from 'culori'
import type { Tokens } from '#site-build/model.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** A declaration of a token; its name is without the dashes. */
export type TokenDeclaration = { name: string; value: string; line: number; isOfPage: boolean }

/** Each declaration of a token. @throws CssSyntaxError with the line */
export function declarationsIn(css: string): TokenDeclaration[] {
  const declarations: TokenDeclaration[] = []
  postcss.parse(css).walkDecls(/^--/, (declaration) => {
    const { prop, value, source } = declaration
    const name = prop.slice('--'.length)
    const line = source?.start?.line ?? 1
    declarations.push({ name, value, line, isOfPage: isOfPage(declaration) })
  })
  return declarations
}

/** Not under a condition (`@media`) or another selector, which depend on the browser. */
function isOfPage({ parent: rule }: Declaration): boolean {
  if (rule?.type !== 'rule') return false
  const isOfRoot = rule.selectors.some((selector) => selector === ':root' || selector === 'html')
  if (!isOfRoot) return false
  for (let parent = rule.parent; parent?.type === 'atrule'; parent = parent.parent) {
    const isCondition = parent.name === 'media' || parent.name === 'container'
    if (isCondition) return false
  }
  return true
}

/** The values of each token in their order, on one line. */
export function tokensIn(css: string): Tokens {
  const tokens = new Map<string, string[]>()
  for (const { name, value, isOfPage: isShown } of declarationsIn(css)) {
    if (!isShown) continue
    const onOneLine = value.trim().replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')')
    const values = tokens.get(name)
    if (values) values.push(onOneLine)
    else tokens.set(name, [onOneLine])
  }
  return tokens
}

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

/** Colours of a theme as `#rrggbb`: the last declaration of each token that is a colour. */
export function themeColours<Name extends string>(tokens: Tokens, names: readonly Name[], theme: Theme) {
  const colours = names.map((name) => {
    const declared = tokens.get(name)?.flatMap((value) => declaredColour(value, theme) ?? []) ?? []
    return [name, formatHex(declared.at(-1))]
  })
  return Object.fromEntries(colours) as Record<Name, string>
}

/** The colour of a CSS value in a theme: a colour, or `light-dark(colour, colour)`. Values that need a browser give `undefined`. */
export function declaredColour(value: string, theme: Theme): Color | undefined {
  const pair = /^light-dark\((.*)\)$/.exec(value)?.[1]
  if (pair === undefined) return parse(value)
  const [light = '', dark = ''] = list.comma(pair)
  return parse(theme === 'light' ? light : dark)
}
