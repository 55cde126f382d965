import { readFile } from 'node:fs/promises'
import { CssSyntaxError, type Declaration } from 'postcss'
import { ContentMistake } from '#site-build/read/warnings/content-mistake.ts'
import type { Warning } from '#site-build/read/warnings/warning.ts'
import { declarationsIn, lineOf } from './tokens.ts'

export const THEME_FILE = 'content/theme.css'

/**
 * Reads the owner's style sheet.
 *
 * @throws ContentMistake with file and line for wrong syntax, a missing semicolon, or a colour with a wrong number of digits
 */
export async function ownTheme(path: string): Promise<string> {
  const css = await readFile(path, 'utf8')
  const mistakes = mistakesIn(css)
  if (mistakes.length > 0) throw new ContentMistake(mistakes)
  return css
}

function mistakesIn(css: string): Warning[] {
  try {
    return declarationsIn(css).flatMap((one) =>
      mistakesOf(one).map((message) => ({ file: THEME_FILE, line: lineOf(one), message })),
    )
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    return [{ file: THEME_FILE, line: error.line, message: error.reason }]
  }
}

/** Mistakes that the parser accepts, because a token may have any value. */
function mistakesOf({ prop, value }: Declaration): string[] {
  const bare = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
  if (/\s--[\w-]+\s*:/.test(bare)) return [`${prop}: expected a semicolon at its end, found none.`]
  const colours = bare.match(/#[\da-f]+(?![\w-])/gi) ?? []
  return colours
    .filter(({ length }) => ![4, 5, 7, 9].includes(length))
    .map((colour) => `${colour}: expected 3, 4, 6 or 8 digits, found ${colour.length - 1}.`)
}
