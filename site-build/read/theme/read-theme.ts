import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Warning } from '#site-build/read/warnings/warning.ts'
import { ownTheme } from './own-theme.ts'
import { warningsOf } from './theme-warnings.ts'
import { type Tokens, tokensIn } from './tokens.ts'

/**
 * Reads the engine's tokens, and the owner's after them.
 *
 * @param root the folder of the project
 * @param theme the owner's style sheet, from the root
 * @returns the tokens, and warnings about the owner's style sheet
 * @throws ContentMistake with file and line for a mistake in it
 */
export async function readTheme(
  root: string,
  theme: string,
): Promise<{ tokens: Tokens; warnings: Warning[] }> {
  const engine = await engineSheet(root)
  const own = await ownTheme(join(root, theme))
  return { tokens: tokensIn(`${engine}\n${own}`), warnings: warningsOf(engine, own) }
}

/** The engine's style sheet of tokens. */
export function engineSheet(root: string): Promise<string> {
  return readFile(join(root, 'app/styles/tokens.css'), 'utf8')
}
