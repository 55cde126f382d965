import { FIELD_NAMES } from './frontmatter.ts'

/** Where a field stands at the beginning of a line, the only place where it counts: quoted or not. */
function fieldPattern(field: string): RegExp {
  return new RegExp(`^(?:${field}|"${field}"|'${field}')[ \\t]*:`)
}

/** @returns the lines of a block, whichever line endings it has */
function linesOf(block: string): string[] {
  return block.split(/\r\n|\n|\r/)
}

/**
 * @param block what stands between the two lines of dashes
 * @returns the line of the file, from 1; that of the opening dashes where the field cannot be found
 */
export function lineOfField(block: string, field: string): number {
  const pattern = fieldPattern(field)
  // The dashes are line 1, so the block's first line is line 2, and the index of what is not found leads to line 1.
  return linesOf(block).findIndex((line) => pattern.test(line)) + 2
}

/** Whether a block that cannot be read was meant as frontmatter: it names a field that has a meaning. */
export function isMeant(block: string): boolean {
  const patterns = FIELD_NAMES.map(fieldPattern)
  return linesOf(block).some((line) => patterns.some((pattern) => pattern.test(line)))
}

/** Whether a block that cannot be read says all the same that the article is a draft: then it is kept back. */
export function saysDraft(block: string): boolean {
  return linesOf(block).some((line) => /^draft[ \t]*:[ \t]*(?:true|yes|on)[ \t]*(?:#.*)?$/i.test(line))
}
