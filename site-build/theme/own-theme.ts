import { readFile } from 'node:fs/promises'
import { closestNames } from '#app/lib/closest-names.ts'
import { contentMistake } from '#content/rules/content-mistake.ts'
import type { Warning } from '#site-build/articles/warnings.ts'
import { lineAt } from '#site-build/line-at.ts'

const FILE = 'content/theme.css'
const PAIRS = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])
/** Brackets, and what may have some inside that count for nothing: comments, texts, addresses and escapes. */
const BRACKETS =
  /\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'|url\([^"'()]*\)|\\[^]|[()[\]{}]/g

/**
 * The owner's style sheet; an owner may have removed it.
 *
 * @throws Error with file and line when a bracket has no partner, which every tool tells in its own way
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
  const code = css.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return [...code.matchAll(/(?<=[{;\s])--([\w-]+)\s*:/g)].flatMap(({ 1: name = '', index }) => {
    if (known.includes(name) || code.includes(`var(--${name}`)) return []
    const [close] = closestNames(name, known)
    const hint = close === undefined ? '' : `; close: --${close}`
    return [
      { file: FILE, line: lineAt(code, index), message: `--${name}: no token of this name is known${hint}` },
    ]
  })
}
