import { oneLine } from '#markdown/one-line.ts'
import { linesOf, SURELY_NOT } from './block-lines.ts'
import type { FrontmatterProblem } from './frontmatter.ts'
import { isLikeDraft, SURELY } from './like-draft.ts'
import { plainLetters } from './plain-letters.ts'

/** Lines with words, and characters of each: what comes later is no more the beginning. */
const MAX_LINES = 20
const MAX_LENGTH = 200
/** A name of about the length of `draft`, and its value. TOML, which other tools take, has an equals sign. */
const FIELD_LINE = /^[\s?-]*["']?([^\s"':={},]{3,7})\s*["']?\s*[:=]\s*(.*)$/
/** From here on the lines are those of code. */
const FENCE = /^\s*(?:```|~~~)/

/**
 * Finds the line at a text's beginning that looks as if it made the text a draft. To be asked where no block says
 * anything of that: such a line has then no effect, and what its author wants to keep back is published.
 *
 * @param text a whole article
 * @returns the problem to tell, `null` where there is no such line
 */
export function draftLineProblem(text: string): FrontmatterProblem | null {
  let words = 0
  for (const [index, written] of linesOf(text).entries()) {
    const line = plainLetters(written.slice(0, MAX_LENGTH))
    if (line.trim() !== '') words += 1
    if (words > MAX_LINES || FENCE.test(line)) return null
    const [, name = '', value = ''] = FIELD_LINE.exec(line) ?? []
    if (name.toLowerCase() === 'draft' ? !SURELY_NOT.test(value) : isLikeDraft(name) && SURELY.test(value))
      return { line: index + 1, field: 'draft', expected: PLACE, found: oneLine(line).slice(0, 80) }
  }
  return null
}

const PLACE =
  'it in a block between two lines of three dashes, at the very start of the file (if it is no field, "draft: false" there says so)'

/**
 * Whether a text was meant to begin with a block: three dashes come first, but for what nobody sees, or the three plus
 * signs that TOML has in their place (Hugo, "Front matter"). Of a text in UTF-16 as well, whose byte order mark is no UTF-8
 * and whose letters stand between zeros.
 */
export function beginsLikeBlock(text: string): boolean {
  return /^[\s\p{C}\uFFFD]*(?:---|\+\+\+)/u.test(plainLetters(text.slice(0, MAX_LENGTH)))
}
