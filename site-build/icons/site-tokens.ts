import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tokenHex, type Theme } from './token-colours.ts'

/** The colours that are needed outside of style sheets, as `#rrggbb`. */
export type SiteTokens = { grounds: Record<Theme, string>; accent: string }

/**
 * Reads them from the style sheet that all others take theirs from.
 *
 * @param root the folder of the project
 */
export async function readSiteTokens(root: string): Promise<SiteTokens> {
  const css = await readFile(join(root, 'app/styles/tokens.css'), 'utf8')
  const ground = (theme: Theme) => tokenHex(css, 'background', theme)
  return {
    grounds: { light: ground('light'), dark: ground('dark') },
    accent: tokenHex(css, 'accent', 'dark'),
  }
}
