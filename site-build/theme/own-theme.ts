import { readFile } from 'node:fs/promises'
import { closestNames } from '#app/lib/closest-names.ts'
import { contentMistake } from '#content/rules/content-mistake.ts'
import type { Warning } from '#site-build/articles/warnings.ts'
import { lineAt } from '#site-build/line-at.ts'
import { BRACKETS, declaredTokens } from './theme-code.ts'
import { themeMistakes } from './theme-mistakes.ts'

const FILE = 'content/theme.css'
const PAIRS = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])
/**
 * The owner's style sheet; an owner may have removed it.
 *
 * @throws Error with file and line when a bracket has no partner, a semicolon is missing or a colour has a wrong count of digits
 */
export async function ownTheme(path: string): Promise<string> {
  const css = await readFile(path, 'utf8').catch(() => '')
  const open: RegExpExecArray[] = []
  for (const found of css.matchAll(BRACKETS)) {
    const [sign] = found
    if (PAIRS.has(sign)) open.push(found)
    if (sign.length > 1 || PAIRS.has(sign)) continue
    const partner = open.pop()
    if (PAIRS.get(partner?.[0] ?? '') !== sign) throw bracketMistake(css, partner ?? found)
  }
  const [left] = open.slice(-1)
  if (left) throw bracketMistake(css, left)
  const mistakes = themeMistakes(css).map((mistake) => `${FILE}:${mistake}`)
  if (mistakes.length > 0) throw contentMistake(mistakes.join('\n'))
  return css
}

function bracketMistake(css: string, { 0: sign, index }: RegExpExecArray): Error {
  const line = lineAt(css, index)
  return contentMistake(`${FILE}:${line}: expected a partner for the bracket "${sign}", found none.`)
}

/**
 * Warns of tokens that nothing uses: neither the engine knows them, nor the owner's style sheet itself.
 *
 * @param known the names of the engine's tokens, without the dashes
 */
export function unknownTokens(css: string, known: readonly string[]): Warning[] {
  return declaredTokens(css).flatMap(({ name, line }) => {
    if (known.includes(name) || css.includes(`var(--${name}`)) return []
    const [close] = closestNames(name, known)
    const hint = close === undefined ? '' : `; close: --${close}`
    return [{ file: FILE, line, message: `--${name}: no token of this name is known${hint}` }]
  })
}
