import { readFile } from 'node:fs/promises'
import { CssSyntaxError, type Declaration } from 'postcss'
import { ContentMistake } from '#site-build/warnings/content-mistake.ts'
import type { Warning } from '#site-build/warnings/warning.ts'
import { declarationsIn, lineOf } from './tokens.ts'

export const THEME_FILE = 'content/theme.css'

/**
 * The owner's style sheet; an owner may have removed it.
 *
 * @throws ContentMistake with file and line when it is no CSS, a semicolon is missing, or a colour has a wrong count of digits
 */
export async function ownTheme(path: string): Promise<string> {
  const css = await readFile(path, 'utf8').catch(() => '')
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

/** What the parser accepts, because a token may have any value, and nobody can mean. */
function mistakesOf({ prop, value }: Declaration): string[] {
  const bare = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
  if (/\s--[\w-]+\s*:/.test(bare)) return [`${prop}: expected a semicolon at its end, found none.`]
  const colours = bare.match(/#[\da-f]+(?![\w-])/gi) ?? []
  return colours
    .filter(({ length }) => ![4, 5, 7, 9].includes(length))
    .map((colour) => `${colour}: expected 3, 4, 6 or 8 digits, found ${colour.length - 1}.`)
}
