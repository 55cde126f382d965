/** GitHub itself cuts a rendered document at this size, bytes. */
export const MAX_BYTES = 512_000
/** Deeper nesting than anyone reads; recursive steps overflow the stack from about 700 levels on. */
const MAX_DEPTH = 100
/** Emphasis parsers grow quadratically with one run of markers. */
const MAX_RUN = 100
/** Blocks cost time each, however short they are; a long article has a tenth of this. */
const MAX_LINES = 10_000
/** Cells that tables may have in all: GFM fills short rows up to the width of their head. */
const MAX_CELLS = 7_500
/** Brackets on one line: each that opens may pair with each that closes. */
const MAX_BRACKETS = 6_000

// Runs of mixed markers pair with each other, too.
const LONG_RUN = new RegExp(`[*_~]{${MAX_RUN}}`)
const CONTAINER = /^[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/
const TABLE_DELIMITER = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/

/**
 * Whether a text is of a size and a shape that can be parsed in good time, from one look at each of its lines.
 *
 * @returns the rest of a sentence for the reader when it is not ("because …"); `null` when it is
 */
export function limitReached(text: string): string | null {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return 'it is larger than 512 kB'
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.length > MAX_LINES) return `it has more than ${MAX_LINES.toLocaleString('en')} lines`
  for (const line of lines) {
    if (depthOf(line) > MAX_DEPTH) return 'its quotes or lists are nested too deeply'
    if (hasLongRun(line)) return 'it holds a very long run of markers'
    if (line.length > MAX_BRACKETS && line.split('[').length + line.split(']').length > 2 * MAX_BRACKETS) {
      return 'it holds a very long run of brackets'
    }
  }
  return cellsIn(lines) > MAX_CELLS ? 'its tables are too large' : null
}

/** The cells of all tables: from a delimiter row on, every line that is not blank is a row as wide as that. */
function cellsIn(lines: readonly string[]): number {
  let cells = 0
  let width = 0
  for (const line of lines) {
    const isDelimiter = line.includes('-') && line.includes('|') && TABLE_DELIMITER.test(line)
    if (isDelimiter) width = Math.max(width, line.split('|').length)
    else if (line.trim() === '') width = 0
    cells += width
  }
  return cells
}

/** How many quotes and lists a line opens, its indentation counted as the lists it continues. */
function depthOf(line: string): number {
  const indent = line.length - line.trimStart().length
  let rest = line
  let depth = CONTAINER.test(line) ? Math.floor(indent / 2) : 0
  for (let opened = CONTAINER.exec(rest); opened && depth <= MAX_DEPTH; opened = CONTAINER.exec(rest)) {
    rest = rest.slice(opened[0].length)
    depth += 1
  }
  return depth
}

/** A line of nothing but one character is a rule or a fence, and harmless. */
function hasLongRun(line: string): boolean {
  return LONG_RUN.test(line) && new Set(line.trim()).size > 1
}
