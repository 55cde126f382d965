import { attention } from 'micromark-core-commonmark'
import { classifyCharacter } from 'micromark-util-classify-character'
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types'

const ASTERISK = 42
/** What `classifyCharacter` says of white space and of punctuation; it says nothing of other characters. */
const WHITE_SPACE = 1
const PUNCTUATION = 2

/** A letter of Chinese, Japanese or Korean, and their punctuation, as wide as a letter. */
const CJK =
  /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\u3001-\u303f\uff01-\uffef]/u

/** A side of a run of asterisks: what stands there. */
type Side = { isSpace: boolean; isPunctuation: boolean; isCjk: boolean }

/** Whether a text contains letters of Chinese, Japanese or Korean. */
export function hasCjk(markdown: string): boolean {
  return CJK.test(markdown)
}

/**
 * Emphasis in Chinese, Japanese and Korean, which has no blanks between words: `**강조(emphasis)**를`. CommonMark takes the asterisks
 * between a punctuation mark and a letter for text. The rule is that of https://github.com/tats-u/markdown-cjk-friendly, of its
 * specification: beside these letters punctuation is like any letter.
 */
export const cjkEmphasis: Extension = {
  text: {
    [ASTERISK]: { ...attention, tokenize: tokenizeAsterisks } satisfies Construct,
  },
}

function tokenizeAsterisks(this: TokenizeContext, effects: Effects, ok: State): State {
  const before = sideOf(this.previous)
  return start

  function start(code: Code): State | undefined {
    effects.enter('attentionSequence')
    return inside(code)
  }

  function inside(code: Code): State | undefined {
    if (code === ASTERISK) {
      effects.consume(code)
      return inside
    }
    const token = effects.exit('attentionSequence')
    const after = sideOf(code)
    Object.assign(token, { _open: touchesWord(after, before), _close: touchesWord(before, after) })
    return ok(code)
  }
}

function sideOf(code: Code): Side {
  const group = classifyCharacter(code)
  const isCjk = code !== null && code > 0 && CJK.test(String.fromCharCode(code))
  return { isSpace: group === WHITE_SPACE, isPunctuation: group === PUNCTUATION && !isCjk, isCjk }
}

/**
 * Whether asterisks belong to the word on one of their sides: they begin an emphasis if it is the side behind them, and end one if it is
 * the side before them (https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run).
 */
function touchesWord(side: Side, otherSide: Side): boolean {
  if (side.isSpace) return false
  if (!side.isPunctuation) return true
  return otherSide.isSpace || otherSide.isPunctuation || otherSide.isCjk
}
