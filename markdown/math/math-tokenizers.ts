import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types'

const DOLLAR = 36
const BACKSLASH = 92
const BACKTICK = 96

/** For micromark, line ends and tabs are codes below zero. */
const isLineEnd = (code: Code) => code !== null && code < -2
const isBlank = (code: Code) => code === -2 || code === -1 || code === 32
const isWord = (code: Code) => code !== null && code > 0 && /[a-z0-9]/i.test(String.fromCodePoint(code))

/**
 * A formula within a paragraph: `$…$`, ``$`…`$`` or `$$…$$`. Amounts of money must stay text, so no white space may follow the
 * opening `$` or precede the closing one, and no ASCII letter or digit may touch either from outside. `\$` is a dollar sign.
 * (github/markup#1742 and #1644 list what GitHub accepts; here brackets and quotation marks may also touch a formula.)
 *
 * The first `$` that cannot close the formula ends the attempt, so this takes linear time.
 */
export const mathText: Construct = {
  name: 'mathText',
  tokenize: tokenizeText,
  previous(this: TokenizeContext, previous) {
    const isEscaped = this.events.at(-1)?.[1].type === 'characterEscape'
    return !isWord(previous) && (previous !== DOLLAR || isEscaped)
  },
}

/**
 * Lines between two lines of `$$`. As in TeX, none of them may be blank, so a `$$` that is never closed affects only one
 * paragraph.
 */
export const mathFlow: Construct = { name: 'mathFlow', concrete: true, tokenize: tokenizeFlow }

const FENCE: Construct = { partial: true, tokenize: tokenizeFence }
const NEXT_LINE: Construct = { partial: true, tokenize: tokenizeNextLine }

function tokenizeText(effects: Effects, ok: State, nok: State): State {
  let dollars = 0
  let isQuoted = false
  let isEscaped = false
  let last: Code = null

  return (code) => {
    effects.enter('mathText')
    effects.enter('mathLine')
    return opening(code)
  }

  function opening(code: Code): State | undefined {
    if (code === DOLLAR && dollars < 2) {
      effects.consume(code)
      dollars += 1
      return opening
    }
    if (code === BACKTICK && dollars === 1) {
      isQuoted = true
      effects.consume(code)
      return start
    }
    return dollars === 1 && (isBlank(code) || isLineEnd(code)) ? nok(code) : start(code)
  }

  function start(code: Code): State | undefined {
    const isEmpty = code === (isQuoted ? BACKTICK : DOLLAR)
    return isEmpty ? nok(code) : content(code)
  }

  function content(code: Code): State | undefined {
    if (code === null) return nok(code)
    if (code === BACKTICK && isQuoted) return closing(code)
    if (code === DOLLAR && !isQuoted && !isEscaped) {
      return dollars === 1 && (isBlank(last) || isLineEnd(last)) ? nok(code) : closing(code)
    }
    isEscaped = code === BACKSLASH && !isEscaped
    last = code
    if (isLineEnd(code)) beginLine(effects, code)
    else effects.consume(code)
    return content
  }

  function closing(code: Code): State | undefined {
    effects.consume(code)
    return dollars === 1 && !isQuoted ? closed : secondMark
  }

  function secondMark(code: Code): State | undefined {
    if (code !== DOLLAR) return nok(code)
    effects.consume(code)
    return closed
  }

  function closed(code: Code): State | undefined {
    if (code === DOLLAR || isWord(code)) return nok(code)
    effects.exit('mathLine')
    effects.exit('mathText')
    return ok(code)
  }
}

function tokenizeFlow(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const { interrupt } = this
  let hasContent = false

  return (code) => {
    effects.enter('mathFlow')
    effects.enter('mathLine')
    // To interrupt a paragraph, the first line is enough.
    return effects.attempt(FENCE, interrupt ? ok : lineEnd, nok)(code)
  }

  function lineEnd(code: Code): State | undefined {
    hasContent = false
    return code === null ? nok(code) : effects.attempt(NEXT_LINE, lineStart, nok)(code)
  }

  function lineStart(code: Code): State | undefined {
    return effects.attempt(FENCE, closed, content)(code)
  }

  function closed(code: Code): State | undefined {
    effects.exit('mathLine')
    effects.exit('mathFlow')
    return ok(code)
  }

  function content(code: Code): State | undefined {
    if (code === null || isLineEnd(code)) return hasContent ? lineEnd(code) : nok(code)
    hasContent ||= !isBlank(code)
    effects.consume(code)
    return content
  }
}

/** A line of two dollar signs, possibly with white space around them. */
function tokenizeFence(effects: Effects, ok: State, nok: State): State {
  let dollars = 0
  return next

  function next(code: Code): State | undefined {
    if (dollars === 2 && (code === null || isLineEnd(code))) return ok(code)
    if (code === DOLLAR && dollars < 2) dollars += 1
    else if (!isBlank(code) || dollars === 1) return nok(code)
    effects.consume(code)
    return next
  }
}

/** The next line, unless it is outside the container. */
function tokenizeNextLine(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  return (code) => {
    beginLine(effects, code)
    return (next) => (this.parser.lazy[this.now().line] ? nok(next) : ok(next))
  }
}

/** micromark requires a separate token for each line end. */
function beginLine(effects: Effects, code: Code): void {
  effects.exit('mathLine')
  effects.enter('lineEnding')
  effects.consume(code)
  effects.exit('lineEnding')
  effects.enter('mathLine')
}
