import type { Literal, Root } from 'mdast'
import type { CompileContext, Extension as FromMarkdown } from 'mdast-util-from-markdown'
import type { Code, Effects, Extension, State, Token, TokenizeContext } from 'micromark-util-types'
import { codeLanguage } from '#markdown/code/code-info.ts'
import { walkMarkdown } from '#markdown/tree.ts'
import type { Macros } from './macros.ts'
import { closesDollars, closesEnvironment, endLine, isLineEnd, tokenizeLines } from './math-lines.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    mathFlow: 'mathFlow'
    mathText: 'mathText'
    mathLine: 'mathLine'
  }
}

/** A formula: within a line, in a paragraph between two dollar signs, or on separate lines. */
export interface Formula extends Literal {
  type: 'math'
  form: 'inline' | 'display' | 'block'
  /** The macros that hold for it (`defineMacros`). */
  macros?: Macros
}

declare module 'mdast' {
  interface PhrasingContentMap {
    math: Formula
  }
  interface BlockContentMap {
    math: Formula
  }
  interface RootContentMap {
    math: Formula
  }
}

const DOLLAR = 36
const BACKSLASH = 92
const BACKTICK = 96
const OPENING_BRACE = 123
const CLOSING_BRACE = 125

/** For micromark, white space other than a space is a code below zero, and so are line ends. */
const isSpace = (code: Code) => code !== null && (code < 0 || code === 32)
const isWord = (code: Code) => code !== null && code > 0 && /[a-z0-9]/i.test(String.fromCodePoint(code))

/**
 * Formulas as GitHub writes them (docs.github.com, "Writing mathematical expressions"): `$…$`, ``$`…`$`` and `$$…$$` in a
 * paragraph, and lines between two lines of `$$`; also `\begin{align}` and other environments on lines of their own, as MathJax
 * (docs.mathjax.org, "TeX and LaTeX input", `processEnvironments`). Unlike GitHub, this recognises formulas before emphasis and links, so that
 * `_` and `\\` mean what they mean in TeX.
 */
export const mathSyntax: Extension = {
  text: { [DOLLAR]: { name: 'mathText', tokenize: tokenizeText, previous: canPrecede } },
  flow: {
    [DOLLAR]: { name: 'mathFlow', tokenize: tokenizeLines(closesDollars), concrete: true },
    [BACKSLASH]: { name: 'mathEnvironment', tokenize: tokenizeLines(closesEnvironment), concrete: true },
  },
}

/** Creates the nodes. */
export const mathFromMarkdown: FromMarkdown = {
  enter: {
    mathText(token) {
      const source = this.sliceSerialize(token)
      const marks = /^\$[$`]/.test(source) ? 2 : 1
      const form = source.startsWith('$$') ? 'display' : 'inline'
      const written = source.slice(marks, -marks).trim()
      // In a table `\|` is a bar (GFM, "Tables"), as in code there. In TeX it would be two.
      const value = this.data.inTable === true ? written.replaceAll(/\\([\\|])/g, barOrPair) : written
      this.enter({ type: 'math', value, form }, token)
    },
    mathFlow(token) {
      const source = this.sliceSerialize(token).trim()
      const value = source.startsWith('$$') ? source.slice(2, -2).trim() : source
      this.enter({ type: 'math', value, form: 'block' }, token)
    },
  },
  exit: { mathText: exit, mathFlow: exit },
}

/** Removes the backslash of a bar, but none of a pair of backslashes. */
function barOrPair(escaped: string, character: string): string {
  return character === '|' ? '|' : escaped
}

function exit(this: CompileContext, token: Token): void {
  this.exit(token)
}

/** Turns code in the language `math` into formulas. Changes the tree in place. */
export function readMathFences(tree: Root): void {
  walkMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'code' || codeLanguage(node.lang) !== 'math') return
    const { value, position } = node
    parent.children[index] = { type: 'math', value, form: 'block', position }
  })
}

function canPrecede(this: TokenizeContext, previous: Code): boolean {
  const isEscaped = this.events.at(-1)?.[1].type === 'characterEscape'
  return !isWord(previous) && (previous !== DOLLAR || isEscaped)
}

/**
 * Reads `$…$`, ``$`…`$`` or `$$…$$`. Amounts of money must stay text, so no white space may follow the opening `$` or precede the
 * closing one, and no ASCII letter or digit may touch either from outside. `\$` is a dollar sign. (github/markup#1742 and #1644 list
 * what GitHub accepts; here brackets and quotation marks may also touch a formula.) As in TeX, `$$…$$` may contain `$`
 * in braces: `\text{if $x$}`.
 *
 * The first marks that cannot close the formula end the attempt, so this takes linear time.
 */
function tokenizeText(effects: Effects, ok: State, nok: State): State {
  const marks: Code[] = []
  let closed = 0
  let braces = 0
  let last: Code = null
  let isEscaped = false
  effects.enter('mathText')
  effects.enter('mathLine')
  return opening

  /** Reads the marks at the start: `$`, `$$`, or a dollar sign and a backtick. */
  function opening(code: Code): State | undefined {
    const isSecondMark = marks.length === 1 && (code === DOLLAR || code === BACKTICK)
    const isFirstMark = marks.length === 0 && code === DOLLAR
    if (isFirstMark || isSecondMark) {
      marks.push(code)
      effects.consume(code)
      return opening
    }
    const isEmpty = code === marks.at(-1)
    return isEmpty || isSpaced(code) ? nok(code) : content(code)
  }

  /** Reads up to the mark that was the last one at the start, unless a backslash escapes it. */
  function content(code: Code): State | undefined {
    const isEnd = code === marks.at(-1) && !(code === DOLLAR && isEscaped)
    if (code === null || (isEnd && isSpaced(last))) return nok(code)
    if (isEnd) return closing(code)
    if (code === OPENING_BRACE && !isEscaped) braces += 1
    if (code === CLOSING_BRACE && !isEscaped) braces -= 1
    isEscaped = code === BACKSLASH && !isEscaped
    last = code
    if (isLineEnd(code)) endLine(effects, code)
    else effects.consume(code)
    return content
  }

  /** Reads the marks at the end, which are those at the start in the opposite order. */
  function closing(code: Code): State | undefined {
    if (closed < marks.length) {
      if (code !== marks.at(-1 - closed)) {
        closed = 0
        return isInBraces() ? content(code) : nok(code)
      }
      closed += 1
      effects.consume(code)
      return closing
    }
    if (code === DOLLAR || isWord(code)) return nok(code)
    effects.exit('mathLine')
    effects.exit('mathText')
    return ok(code)
  }

  /** Whether a single dollar sign is part of a formula between two: outside of braces TeX allows none, so it is an amount of money. */
  function isInBraces(): boolean {
    return marks.at(1) === DOLLAR && braces > 0
  }

  /** Whether a space would make a single dollar sign an amount of money. */
  function isSpaced(code: Code): boolean {
    return marks.length === 1 && isSpace(code)
  }
}
