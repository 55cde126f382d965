import { converter, formatHex, type Color } from 'culori'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const rgb = converter('rgb')

/**
 * A token's colour in a theme, as the style sheet writes it: `--name: light-dark(oklch(…), oklch(…))`, light first.
 *
 * @param css the text of app/styles/tokens.css
 * @throws Error when there is no such token
 */
export function tokenColour(css: string, name: string, theme: Theme): Color {
  const pair = new RegExp(`--${name}: light-dark\\((oklch\\([^)]+\\)), (oklch\\([^)]+\\))\\)`).exec(css)
  const colour = rgb(pair?.[theme === 'light' ? 1 : 2])
  if (!colour) throw new Error(`tokens.css: --${name}: expected light-dark(oklch(…), oklch(…)), found none.`)
  return colour
}

/** The same as `#rrggbb`, for what understands no other notation: icons, the manifest, the browser's own bars. */
export function tokenHex(css: string, name: string, theme: Theme): string {
  return formatHex(tokenColour(css, name, theme))
}
