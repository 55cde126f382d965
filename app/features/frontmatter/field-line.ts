import { linesOf } from './block-lines.ts'
import { plainLetters } from './plain-letters.ts'

/** What stands before a name at the beginning of a line, and the name without its quotes. */
const NAME = /^([ \t{-]*)["']?([^"':]*)["']?[ \t]*:/

/**
 * Where a field stands: its name as it is written, at the left edge before anywhere else, else one that looks like it.
 *
 * @param block what stands between the two lines of dashes
 * @param name as YAML gives it
 * @returns the line of the file, from 1; that of the opening dashes where the field cannot be found
 */
export function lineOfField(block: string, name: string): number {
  const lines = linesOf(block)
  const found = [
    (line: string) => !/^\s/.test(line) && nameIn(line) === name,
    (line: string) => nameIn(line) === name,
    (line: string) => looks(nameIn(plainLetters(line))) === looks(name),
  ]
    .map((isIt) => lines.findIndex(isIt))
    .find((index) => index !== -1)
  // The dashes are line 1, so the block's first line is line 2.
  return found === undefined ? 1 : found + 2
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
  const [, indent] = NAME.exec(written) ?? []
  const first = lines
    .slice(0, line)
    .findLastIndex((other) => nameIn(other) === name && NAME.exec(other)?.[1]?.length === indent?.length)
  return { name, lines: [(first === -1 ? line : first) + 2, line + 2] }
}

function nameIn(line: string): string | undefined {
  return NAME.exec(line)?.[2]?.trim()
}

function looks(name = ''): string {
  return plainLetters(name).trim().toLowerCase()
}
