/* How TeX reads a formula, as far as macros need it. Positions are indexes into the TeX. */

/** A control sequence: a backslash with letters, or with one other character. */
const CONTROL_SEQUENCE = /\\(?:[A-Za-z]+|[^])/y
const SPACES = /\s*/y

/** A part of a formula, and where it ends. */
export type Part = { text: string; end: number }

/** The control sequence that begins at `start`, with its backslash; `undefined` if none does. */
export function controlSequenceAt(tex: string, start: number): string | undefined {
  CONTROL_SEQUENCE.lastIndex = start
  return CONTROL_SEQUENCE.exec(tex)?.[0]
}

/** Where the white space from `start` ends. */
export function endOfSpaces(tex: string, start: number): number {
  SPACES.lastIndex = start
  SPACES.exec(tex)
  return SPACES.lastIndex
}

/** Reads the argument from `start`: what is between two braces, or a single token. @throws Error if there is none */
export function readArgument(tex: string, start: number): Part {
  const first = endOfSpaces(tex, start)
  if (tex[first] === '{') {
    const end = closingMark(tex, first, '}')
    return { text: tex.slice(first + 1, end), end: end + 1 }
  }
  const codePoint = tex.codePointAt(first)
  if (codePoint === undefined || tex[first] === '}')
    throw new Error('expected an argument of a macro, found none')
  const text = controlSequenceAt(tex, first) ?? String.fromCodePoint(codePoint)
  return { text, end: first + text.length }
}

/** Reads what is between two square brackets, if there are any at `start`. */
export function readBrackets(tex: string, start: number): Part | undefined {
  const first = endOfSpaces(tex, start)
  if (tex[first] !== '[') return undefined
  const end = closingMark(tex, first, ']')
  return { text: tex.slice(first + 1, end), end: end + 1 }
}

/** Where the mark is that closes the one at `start`, outside of further braces. @throws Error if there is none */
function closingMark(tex: string, start: number, mark: '}' | ']'): number {
  let depth = 0
  for (let index = start + 1; index < tex.length; index += 1) {
    const character = tex[index]
    if (depth === 0 && character === mark) return index
    if (character === '\\') index += 1
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
  }
  throw new Error(`expected "${mark}", found the end of the formula`)
}

/** Joins two parts, so that a letter does not become part of the control sequence before it. */
export function joinTex(before: string, after: string): string {
  const isSeparated = /^[A-Za-z]/.test(after) && /\\[A-Za-z]+$/.test(before)
  return isSeparated ? `${before} ${after}` : before + after
}
