import type { Macro, Macros } from './macros.ts'
import { controlSequenceAt, endOfSpaces, joinTex, type Part, readArgument, readBrackets } from './tex.ts'

/** How far the macros of an article may still expand. The renderer has one for all of its formulas. */
export type Expansions = { left: number; charactersLeft: number }

/** The most expansions of macros in an article, and the most characters that they may add: a second of work. */
export const MAX_EXPANSIONS: Expansions = { left: 20_000, charactersLeft: 200_000 }
/** The most in one formula. */
const MAX_IN_FORMULA = 1_000

/**
 * Replaces the macros of an article in a formula by what they stand for, the outermost first, as TeX does.
 *
 * @param limit the most characters of the result
 * @throws Error if the formula would become too long, or lacks an argument
 */
export function expandMacros(tex: string, macros: Macros, limit: number, expansions: Expansions): string {
  let expanded = ''
  let remaining = tex
  let count = 0
  for (let start = remaining.indexOf('\\'); start !== -1; start = remaining.indexOf('\\')) {
    const name = controlSequenceAt(remaining, start) ?? '\\'
    const macro = macros.get(name)
    expanded += remaining.slice(0, start)
    const behind = remaining.slice(start + name.length)
    if (!macro) {
      expanded += name
      remaining = behind
      continue
    }
    const { text, end } = applyMacro(macro, behind)
    count += 1
    expansions.left -= 1
    expansions.charactersLeft -= text.length
    if (count > MAX_IN_FORMULA || expansions.left < 0) throw new Error('its macros expand too often')
    remaining = joinTex(text, behind.slice(end))
    const isTooLong = expanded.length + remaining.length > limit || expansions.charactersLeft < 0
    if (isTooLong) throw new Error('its macros make it too long')
  }
  return joinTex(expanded, remaining)
}

/** Reads the arguments of a macro from the TeX behind its name, and puts them into its body. */
function applyMacro({ parameterCount, fallback, body }: Macro, behind: string): Part {
  const values: string[] = []
  let end = 0
  if (fallback !== undefined) {
    const brackets = readBrackets(behind, end)
    values.push(brackets?.text ?? fallback)
    end = brackets?.end ?? end
  }
  while (values.length < parameterCount) {
    const argument = readArgument(behind, end)
    values.push(argument.text)
    end = argument.end
  }
  // TeX ignores the spaces behind a name.
  if (end === 0) end = endOfSpaces(behind, 0)
  return { text: fillIn(body, values), end }
}

/** A parameter, or an escaped character, which may be `\#`. */
const PARAMETER = /\\[^]|#(?<number>[1-9])/g

function fillIn(body: string, values: readonly string[]): string {
  let text = ''
  let end = 0
  for (const match of body.matchAll(PARAMETER)) {
    const number = match.groups?.['number']
    if (number === undefined) continue
    text = joinTex(joinTex(text, body.slice(end, match.index)), values[Number(number) - 1] ?? '')
    end = match.index + match[0].length
  }
  return joinTex(text, body.slice(end))
}
