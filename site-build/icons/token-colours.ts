import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { converter, formatHex, type Color } from 'culori'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Colours for icons, the manifest and the browser's bars, as `#rrggbb`. */
export type SiteTokens = { grounds: Record<Theme, string>; accent: string }

const rgb = converter('rgb')

/** Reads app/styles/tokens.css below the folder of the project. */
export async function readSiteTokens(root: string): Promise<SiteTokens> {
  const css = await readFile(join(root, 'app/styles/tokens.css'), 'utf8')
  const hex = (name: string, theme: Theme) => formatHex(tokenColour(css, name, theme))
  return {
    grounds: { light: hex('background', 'light'), dark: hex('background', 'dark') },
    accent: hex('accent', 'dark'),
  }
}

/** Tokens of the dark theme, as `#rrggbb`. */
export async function readDarkColours<Name extends string>(
  root: string,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const css = await readFile(join(root, 'app/styles/tokens.css'), 'utf8')
  const colours = names.map((name) => [name, formatHex(tokenColour(css, name, 'dark'))])
  return Object.fromEntries(colours) as Record<Name, string>
}

/**
 * A token's colour in a theme: `--name: light-dark(oklch(…), oklch(…))` in the style sheet.
 *
 * @throws Error when the token is missing
 */
export function tokenColour(css: string, name: string, theme: Theme): Color {
  const pair = new RegExp(`--${name}: light-dark\\((oklch\\([^)]+\\)), (oklch\\([^)]+\\))\\)`).exec(css)
  const colour = rgb(pair?.[theme === 'light' ? 1 : 2])
  if (!colour) throw new Error(`tokens.css: --${name}: expected light-dark(oklch(…), oklch(…)), found none.`)
  return colour
}
