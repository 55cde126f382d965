import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types'

const DOLLAR = 36

const isLineEnd = (code: Code) => code !== null && code < -2
const isBlank = (code: Code) => code === -2 || code === -1 || code === 32

/**
 * Lines between two lines of `$$`. A blank line makes it no formula, as in TeX, so a `$$` that is never closed spoils
 * one paragraph and not the rest of the text.
 */
export const mathFlow: Construct = { name: 'mathFlow', concrete: true, tokenize }

const FENCE: Construct = { partial: true, tokenize: tokenizeFence }
const NEXT_LINE: Construct = { partial: true, tokenize: tokenizeNextLine }

function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const { interrupt } = this
  let hasContent = false

  return (code) => {
    effects.enter('mathFlow')
    return effects.attempt(FENCE, opened, nok)(code)
  }

  function opened(code: Code): State | undefined {
    // Whoever only asks whether a paragraph ends here has the answer.
    return interrupt ? ok(code) : lineEnd(code)
  }

  function lineEnd(code: Code): State | undefined {
    return code === null ? nok(code) : effects.attempt(NEXT_LINE, lineStart, nok)(code)
  }

  function lineStart(code: Code): State | undefined {
    return effects.attempt(FENCE, closed, content)(code)
  }

  function closed(code: Code): State | undefined {
    effects.exit('mathFlow')
    return ok(code)
  }

  function content(code: Code): State | undefined {
    hasContent = false
    if (code === null || isLineEnd(code)) return nok(code)
    effects.enter('mathData')
    return data(code)
  }

  function data(code: Code): State | undefined {
    if (code === null || isLineEnd(code)) {
      effects.exit('mathData')
      return hasContent ? lineEnd(code) : nok(code)
    }
    hasContent ||= !isBlank(code)
    effects.consume(code)
    return data
  }
}

/** A line of two dollar signs; before the closing ones there may be white space. */
function tokenizeFence(effects: Effects, ok: State, nok: State): State {
  let dollars = 0

  return (code) => {
    effects.enter('mathMarker')
    return marker(code)
  }

  function marker(code: Code): State | undefined {
    if (code === DOLLAR && dollars < 2) {
      dollars += 1
      effects.consume(code)
      return marker
    }
    if (isBlank(code) && dollars !== 1) {
      effects.consume(code)
      return dollars === 2 ? after : marker
    }
    return dollars === 2 ? after(code) : nok(code)
  }

  function after(code: Code): State | undefined {
    if (isBlank(code)) {
      effects.consume(code)
      return after
    }
    if (code !== null && !isLineEnd(code)) return nok(code)
    effects.exit('mathMarker')
    return ok(code)
  }
}

/** The next line, unless it belongs to another container. */
function tokenizeNextLine(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  return (code) => {
    effects.enter('lineEnding')
    effects.consume(code)
    effects.exit('lineEnding')
    return (next) => (this.parser.lazy[this.now().line] ? nok(next) : ok(next))
  }
}
