import type { CheckedContent } from '#content/rules/site-content.ts'
import { greetingNumber, WIDEST_LETTER } from './greeting-number.ts'

/** The words of the intro. */
type Intro = Pick<CheckedContent, 'owner' | 'greeting' | 'description' | 'links'>

/** The width of a phone of 390 px without the margins of the page, in rem. */
const MEASURE = 21.8
/** The average width of a letter and the height of a line, in rem (hero.module.css). The greeting's are for a size of 1 rem. */
const LABEL = { letter: 0.5, line: 1.4 }
const GREETING = { letter: 0.46, line: 1 }
const DESCRIPTION = { letter: 0.43, line: 1.68 }
/** The size of the greeting in rem; its longest word may need smaller letters (greeting.module.css). */
const GREETING_SIZE = 3.1
/** The links, the gaps between rows, the dots of the index and the space above them, in rem. */
const FIXED = 10.8
const LINKS = 3.3
/** Letters that are twice as wide, and signs without a width of their own. */
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const MARK = /\p{M}/gu

/**
 * How high the words of the intro reach above the lower edge of a phone's window, in rem, so that the landscape ends above them. It is
 * an estimate, because the width of letters varies.
 */
export function introHeight({ owner, greeting, description, links }: Intro): number {
  const labels = [owner.name, owner.role, ...(owner.facts ?? [])]
  const labelLines = labels.map((label) => linesOf(label, LABEL.letter))
  const sentence = [greeting.hello, greeting.pronoun, greeting.firstName].join(' ')
  const size = Math.min(GREETING_SIZE, MEASURE / (WIDEST_LETTER * greetingNumber(greeting)))
  const rows = [
    labelLines.reduce((sum, lines) => sum + lines, 0) * LABEL.line,
    linesOf(sentence, GREETING.letter * size) * GREETING.line * size,
    linesOf(description, DESCRIPTION.letter) * DESCRIPTION.line,
    links.github === undefined && links.linkedin === undefined ? -LINKS : 0,
  ]
  const height = rows.reduce((sum, row) => sum + row, FIXED)
  return Math.round(height * 10) / 10
}

/** On how many lines of a phone a text stands. @param letter the average width of a letter, in rem */
function linesOf(text: string, letter: number): number {
  let lines = 1
  let used = 0
  for (const word of text.split(/\s+|(?<=-)/)) {
    const width = lettersOf(word) * letter
    if (used > 0 && used + width > MEASURE) {
      lines += 1
      used = 0
    }
    // A word without a place to break continues on the next lines.
    lines += Math.floor((used + width) / (MEASURE + letter))
    used = ((used + width) % (MEASURE + letter)) + letter
  }
  return lines
}

/** How many average letters are as wide as a text. */
function lettersOf(text: string): number {
  const letters = text.replaceAll(MARK, '').length
  const squares = text.match(SQUARE)?.length ?? 0
  return letters + squares
}
