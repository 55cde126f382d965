import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types'

const DOLLAR = 36
const BACKSLASH = 92
const BACKTICK = 96

/** micromark gives line ends, and tabs, as codes below zero. */
const isLineEnd = (code: Code) => code !== null && code < -2
const isSpace = (code: Code) => code !== null && (code < 0 || code === 32)
const isWord = (code: Code) => code !== null && code > 0 && /[a-z0-9]/i.test(String.fromCodePoint(code))

/**
 * A formula in a text: `$…$`, ``$`…`$`` or `$$…$$`. Money is none: behind the opening `$` stands no white space, before
 * the closing one neither, no letter or digit of ASCII touches either from outside, and `\$` is a dollar sign.
 * (github/markup#1742 and #1644 list what GitHub takes; brackets and quotation marks may touch a formula here, too.)
 *
 * A `$` that closes nothing ends the attempt, so the time this takes grows with the text, and not with its square.
 */
export const mathText: Construct = { name: 'mathText', tokenize, previous: mayOpenAfter }

function mayOpenAfter(this: TokenizeContext, previous: Code): boolean {
  const isEscaped = this.events.at(-1)?.[1].type === 'characterEscape'
  return !isWord(previous) && (previous !== DOLLAR || isEscaped)
}

function tokenize(effects: Effects, ok: State, nok: State): State {
  let dollars = 0
  let isQuoted = false
  let last: Code = null

  return (code) => {
    effects.enter('mathText')
    effects.enter('mathMarker')
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
      return opened
    }
    return dollars === 1 && isSpace(code) ? nok(code) : opened(code)
  }

  function opened(code: Code): State | undefined {
    effects.exit('mathMarker')
    return code === (isQuoted ? BACKTICK : DOLLAR) ? nok(code) : between(code)
  }

  function between(code: Code): State | undefined {
    if (code === null) return nok(code)
    if (isLineEnd(code)) {
      effects.enter('lineEnding')
      effects.consume(code)
      effects.exit('lineEnding')
      last = code
      return between
    }
    if (code === BACKTICK && isQuoted) return closing(code)
    if (code === DOLLAR && !isQuoted) return dollars === 1 && isSpace(last) ? nok(code) : closing(code)
    effects.enter('mathData')
    return data(code)
  }

  function data(code: Code): State | undefined {
    if (code === null || isLineEnd(code) || code === (isQuoted ? BACKTICK : DOLLAR)) {
      effects.exit('mathData')
      return between(code)
    }
    last = code
    effects.consume(code)
    return code === BACKSLASH && !isQuoted ? escaped : data
  }

  function escaped(code: Code): State | undefined {
    if (code === null || isLineEnd(code)) return data(code)
    last = code
    effects.consume(code)
    return data
  }

  function closing(code: Code): State | undefined {
    effects.enter('mathMarker')
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
    effects.exit('mathMarker')
    effects.exit('mathText')
    return ok(code)
  }
}
