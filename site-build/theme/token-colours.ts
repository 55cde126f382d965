import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatHex, type Color } from 'culori'
import { colourOf, THEMES, type Theme } from './colour-of.ts'
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
    hasOwnFont: !declarationsIn(css).get('sans')?.at(-1)?.includes('Familjen Grotesk Variable'),
  }
}

/** Tokens of the dark theme, as `#rrggbb`. */
export function darkColours<Name extends string>(css: string, names: readonly Name[]): Record<Name, string> {
  const colours = names.map((name) => [name, formatHex(tokenColour(css, name, 'dark'))])
  return Object.fromEntries(colours) as Record<Name, string>
}

/**
 * The colour of a token in a theme: that of the last declaration which is known without a browser. The engine's always is.
 *
 * @throws Error for a name that is no colour of the engine
 */
export function tokenColour(css: string, name: string, theme: Theme): Color {
  const tokens = declarationsIn(css)
  for (const value of (tokens.get(name) ?? []).toReversed()) {
    const colour = colourOf(value, (token) => tokens.get(token)?.at(-1), theme)
    if (colour) return colour
  }
  throw new Error(`--${name} is no colour.`)
}

/** Tokens whose last declaration only a browser knows, with its value. What follows such a token is left out. */
export function unreadColours(css: string, names: readonly string[]): Map<string, string> {
  const tokens = declarationsIn(css)
  const unread = names.flatMap((name) => {
    const value = tokens.get(name)?.at(-1) ?? ''
    const isRead = THEMES.every((theme) => colourOf(value, (token) => tokens.get(token)?.at(-1), theme))
    return isRead ? [] : [[name, value] as const]
  })
  return new Map(unread.filter(([, value]) => !unread.some(([other]) => value.includes(`var(--${other})`))))
}

/**
 * The values of each custom property of the whole page, in their order, by its name without the dashes. What a condition
 * (`@media`) or another selector changes is a browser's to decide.
 */
export function declarationsIn(css: string): Map<string, string[]> {
  const always = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@(?:media|container)[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  const declared = new Map<string, string[]>()
  for (const [, selectors = '', body = ''] of always.matchAll(/([^{};]*)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((selector) => /^\s*(?::root|html)\s*$/.test(selector))) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+)\s*:([^;]*)/g))
      declared.set(name, [...(declared.get(name) ?? []), normal(value)])
  }
  return declared
}

function normal(value: string): string {
  return value
    .replace(/!\s*important\s*$/i, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')')
}
