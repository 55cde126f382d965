import { linesOf } from './block-lines.ts'
import { plainLetters } from './plain-letters.ts'

/** What stands before a name at the beginning of a line. */
const BEFORE_NAME = /^[ \t{-]*/
/** A name without its quotes, once the blanks around it are gone: none of the parts can match what another does. */
const NAME = /^["']?([^"':]*)["']?$/

/**
 * Where a field stands: its name as it is written, at the left edge before anywhere else, else one that looks like it.
 *
 * @param block what stands between the two lines of dashes
 * @param name as YAML gives it
 * @returns the line of the file, from 1; that of the opening dashes where the field cannot be found
 */
export function lineOfField(block: string, name: string): number {
  const lines = linesOf(block)
  const tests = [
    (line: string) => !/^\s/.test(line) && nameIn(line) === name,
    (line: string) => nameIn(line) === name,
    (line: string) => looks(nameIn(plainLetters(line))) === looks(name),
  ]
  // The dashes are line 1, so the block's first line is line 2.
  return 2 + tests.reduce((found, isIt) => (found === -1 ? lines.findIndex(isIt) : found), -1)
}

/**
 * A name that a mapping has twice.
 *
 * @param at where the second begins, from 0 (js-yaml, "mark")
 * @returns the name, and the lines of the file that both stand on, from 1
 */
export function repeatedName(
  block: string,
  { line, column }: { line: number; column: number },
): { name: string; lines: [number, number] } {
  const lines = linesOf(block)
  const written = lines[line] ?? ''
  const name = (/^[^"':,}]*/.exec(written.slice(column))?.[0] ?? '').trim()
  const first = lines
    .slice(0, line)
    .findLastIndex((other) => nameIn(other) === name && indentOf(other) === indentOf(written))
  return { name, lines: [(first === -1 ? line : first) + 2, line + 2] }
}

function nameIn(line: string): string | undefined {
  const end = line.indexOf(':')
  return end === -1 ? undefined : NAME.exec(line.slice(indentOf(line), end).trim())?.[1]?.trim()
}

function indentOf(line: string): number {
  return BEFORE_NAME.exec(line)?.[0].length ?? 0
}

function looks(name = ''): string {
  return plainLetters(name).trim().toLowerCase()
}
