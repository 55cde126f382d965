import { FIELD_NAMES } from './frontmatter.ts'
import { isLikeDraft, SURELY } from './like-draft.ts'
import { plainLetters } from './plain-letters.ts'

/** A field that has a meaning, quoted or not, at the beginning of a line; capital letters are a mistake that is reported. */
const KNOWN_FIELD = new RegExp(`^[ \\t]*["']?(?:${FIELD_NAMES.join('|')})["']?[ \\t]*:`, 'i')
/** A mapping in braces may name its first field on the same line. */
const OPENING_BRACE = /^\s*\{\s*/

/** @returns the lines of a text, whichever line endings it has */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/)
}

/** Whether a line names a field that has a meaning, whichever letters it looks like that in, or nearly says that this is a draft. */
export function namesField(line: string): boolean {
  return KNOWN_FIELD.test(plainLetters(line)) || saysDraft(line.replace(/[{,].*/s, ''))
}

/** Whether a block that cannot be read was meant as frontmatter: it names a field that has a meaning. */
export function isMeant(block: string): boolean {
  return linesOf(block.replace(OPENING_BRACE, '')).some(namesField)
}

/**
 * Names of about the length of `draft` where a field can stand, and how their values begin: on the line, or indented on the
 * next. A whole line for each name would cost the square of its length.
 */
const FIELDS = /(?:^|[{,])[ \t]*["']?([^\s"':{},]{3,7})["']?[ \t]*:(?=[ \t]*(?:\n[ \t]+)?([^\n]{0,99}))/gm
/** The values that surely say no; nothing at all is a place to write one later. */
export const SURELY_NOT = /^["']?(?:false|no|off)?["']?[ \t]*(?:$|[#,}])/i

/** The word and a yes, wherever they stand and whatever was meant to join them. */
const WORD_AND_YES = /\bdraft["']?[ \t]*(?:\n[ \t]*)?(?:[:=]|->|[ \t])[ \t]*["']?(?:true|yes|on)\b/i
/** Nothing but a note: no value is said yet. */
const NOTHING = /^["']*[ \t]*(?:$|[#,}])/

/**
 * Whether a block that cannot be read says all the same that the article is a draft: then it is kept back. In doubt it
 * does, for what was published by mistake cannot be taken back. A name that is nearly `draft` counts unless `draft` says no.
 */
export function saysDraft(block: string): boolean {
  const text = plainLetters(linesOf(block).join('\n'))
  if (WORD_AND_YES.test(text)) return true
  let isDenied = false
  let isClose = false
  for (const [, name = '', value = ''] of text.matchAll(FIELDS)) {
    if (!isLikeDraft(name)) continue
    const isPlain = name.toLowerCase() === 'draft'
    if (isPlain && !SURELY_NOT.test(value)) return true
    isDenied ||= isPlain && !NOTHING.test(value)
    isClose ||= SURELY.test(value)
  }
  return isClose && !isDenied
}
