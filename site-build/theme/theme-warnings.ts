import { join } from 'node:path'
import type { Warning } from '#site-build/articles/warnings.ts'
import { ownTheme, unknownTokens } from './own-theme.ts'
import { themeContrast } from './theme-contrast.ts'
import { declarationsIn, engineTokens } from './token-colours.ts'

/**
 * What the build and the doctor say of the owner's style sheet.
 *
 * @param root the folder of the project
 * @param theme the owner's style sheet
 * @throws Error when nobody can mean what it has (see `ownTheme`)
 */
export async function themeWarnings(root: string, theme: string): Promise<Warning[]> {
  const own = await ownTheme(join(root, theme))
  const engine = await engineTokens(root)
  return [...unknownTokens(own, [...declarationsIn(engine).keys()]), ...themeContrast(engine, own)]
}
