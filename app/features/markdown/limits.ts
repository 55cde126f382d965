/** GitHub itself cuts a rendered document at this size, bytes. */
export const MAX_BYTES = 512_000
/** Deeper nesting than anyone reads; recursive steps overflow the stack from about 700 levels on. */
const MAX_DEPTH = 100
/** Emphasis parsers grow quadratically with one run of markers. */
const MAX_RUN = 100
/** A table row costs about a millisecond or two to parse. */
const MAX_TABLE_LINES = 1_500
/** And so does every twentieth of a row’s cells. */
const MAX_PIPES = 15_000

const LONG_RUN = new RegExp(`([*_~])\\1{${MAX_RUN - 1}}`)
const CONTAINER = /^[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/

/**
 * Whether a text can be parsed in good time, from one look at each of its lines.
 *
 * @returns a sentence for the reader when it cannot; `null` when it can
 */
export function limitReached(text: string): string | null {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return 'it is larger than 512 kB'
  let tableLines = 0
  let pipes = 0
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (depthOf(line) > MAX_DEPTH) return 'its quotes or lists are nested too deeply'
    if (hasLongRun(line)) return 'it holds a very long run of one character'
    const cells = line.split('|').length - 1
    if (cells > 0) tableLines += 1
    pipes += cells
    if (tableLines > MAX_TABLE_LINES || pipes > MAX_PIPES) return 'its tables are too large'
  }
  return null
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
