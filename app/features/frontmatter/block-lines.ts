import { FIELD_NAMES } from './frontmatter.ts'
import { plainLetters } from './plain-letters.ts'

/** A field by its name, quoted or not, at the beginning of a line; capital letters are a mistake that is reported. */
function fieldPattern(field: string): RegExp {
  return new RegExp(`^[ \\t]*["']?${field}["']?[ \\t]*:`, 'i')
}

const KNOWN_FIELD = fieldPattern(`(?:${FIELD_NAMES.join('|')})`)
/** A mapping in braces may name its first field on the same line. */
const OPENING_BRACE = /^\s*\{\s*/

/** @returns the lines of a text, whichever line endings it has */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/)
}

/** Whether a line names a field that has a meaning, whichever letters it looks like that in. */
export function namesField(line: string): boolean {
  return KNOWN_FIELD.test(plainLetters(line))
}

/**
 * @param block what stands between the two lines of dashes
 * @returns the line of the file, from 1; that of the opening dashes where the field cannot be found
 */
export function lineOfField(block: string, field: string): number {
  const pattern = fieldPattern(field)
  // The dashes are line 1, so the block's first line is line 2, and the index of what is not found leads to line 1.
  return linesOf(block).findIndex((line) => pattern.test(plainLetters(line))) + 2
}

/** Whether a block that cannot be read was meant as frontmatter: it names a field that has a meaning. */
export function isMeant(block: string): boolean {
  return linesOf(block.replace(OPENING_BRACE, '')).some(namesField)
}

/** The field `draft` where a field can stand, and its value up to the end of the line, or on the next line when indented. */
const DRAFT = /(?:^|[{,])[ \t]*["']?draft["']?[ \t]*:[ \t]*(?:\n[ \t]+)?([^\n]*)/gim
/** The values that surely say no; nothing at all is a place to write one later. */
export const SURELY_NOT = /^["']?(?:false|no|off)?["']?[ \t]*(?:$|[#,}])/i

/**
 * Whether a block that cannot be read says all the same that the article is a draft: then it is kept back. In doubt it
 * does, for what was published by mistake cannot be taken back.
 */
export function saysDraft(block: string): boolean {
  const text = plainLetters(linesOf(block).join('\n'))
  return [...text.matchAll(DRAFT)].some(([, value = '']) => !SURELY_NOT.test(value))
}
