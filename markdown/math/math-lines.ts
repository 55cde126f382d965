import type { Code, Effects, State, TokenizeContext, Tokenizer } from 'micromark-util-types'

/* Formulas on lines of their own. */

/**
 * Decides about the lines of a formula. Gets the first line, without the spaces around it.
 *
 * @returns whether a line, which may be the first one, ends the formula; `undefined` if the first line begins none
 */
type Closing = (first: string) => ((line: string, isFirst: boolean) => boolean) | undefined

/** Two dollar signs end a formula that begins with two. */
export const closesDollars: Closing = (first) =>
  first === '$$' ? (line, isFirst) => !isFirst && line === '$$' : undefined

/** The environments that are formulas by themselves (amsmath, and LaTeX's own). */
const ENVIRONMENT =
  /^\\begin\{(?<name>(?:align|alignat|flalign|equation|gather|multline|eqnarray)\*?|displaymath|math)\}/

/** `\end{align}` at the end of a line ends a formula that begins with `\begin{align}`. */
export const closesEnvironment: Closing = (first) => {
  const name = ENVIRONMENT.exec(first)?.groups?.['name']
  if (name === undefined) return undefined
  return (line) => line.endsWith(`\\end{${name}}`)
}

/** Reads the lines of a formula. As in TeX, none may be blank, so an unclosed formula affects only one paragraph. */
export function tokenizeLines(closing: Closing): Tokenizer {
  return function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const { interrupt, parser } = this
    /** Whether the line is outside of the container. */
    const isLazy = () => parser.lazy[this.now().line]
    let closes: ReturnType<Closing>
    let line = ''
    effects.enter('mathFlow')
    effects.enter('mathLine')
    return inLine

    function inLine(code: Code): State | undefined {
      if (code === null || isLineEnd(code)) return lineEnd(code)
      line += code < 0 ? ' ' : String.fromCharCode(code)
      effects.consume(code)
      return inLine
    }

    function lineEnd(code: Code): State | undefined {
      const text = line.trim()
      const isFirst = closes === undefined
      closes ??= closing(text)
      // To interrupt a paragraph, the first line is enough.
      const isEnd = closes !== undefined && (interrupt || closes(text, isFirst))
      if (isEnd) {
        effects.exit('mathLine')
        effects.exit('mathFlow')
        return ok(code)
      }
      // Otherwise an article of opening lines would take a time that grows with its square.
      const opensAgain = !isFirst && closing(text) !== undefined
      if (code === null || text === '' || closes === undefined || opensAgain) return nok(code)
      line = ''
      endLine(effects, code)
      return (next) => (isLazy() ? nok(next) : inLine(next))
    }
  }
}

/** For micromark, line ends are codes below -2. */
export const isLineEnd = (code: Code) => code !== null && code < -2

/** micromark requires a separate token for each line end. */
export function endLine(effects: Effects, code: Code): void {
  effects.exit('mathLine')
  effects.enter('lineEnding')
  effects.consume(code)
  effects.exit('lineEnding')
  effects.enter('mathLine')
}
