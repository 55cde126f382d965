import { inlineWork } from './inline-work.ts'
import { MAX_BYTES } from './plain-text.ts'

/** The parser's time grows with the square of the lines: this many, each with some marks, take it up to three seconds. */
const MAX_LINES = 10_000
/** Deeper nesting than anyone reads; recursive steps overflow the stack from about 700 levels on. */
const MAX_DEPTH = 100
/** Opening one quote or list takes up to 0.4 ms, on every line that does it and every line that goes on in it. */
const MAX_LEVELS = 10_000
/** Characters: see `inline-work.ts`. */
const MAX_WORK = 10_000_000
/** An underline makes the parser look back over the whole document. */
const MAX_UNDERLINES = 1_000
/** Footnotes and the references to them, which are looked up in one list. */
const MAX_NOTES = 2_000
/** Boxes of tasks: each time its place in a page is noted, Chromium writes down the state of them all. */
const MAX_TASKS = 5_000
/** Cells that tables may have in all: GFM fills short rows up to the width of their head. Browsers lay out a table in one go. */
const MAX_CELLS = 4_500
const MAX_ROWS = 1_500
/** Columns of one table. Those out of sight are laid out with the rest of their row. */
const MAX_COLUMNS = 50

const CONTAINER = /^[ \t]*(?:>|\[\^[^\]\s]+\]:|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/
/** A blank line, or the item of a list, which is read for itself. */
const BLOCK_START = /\n(?:[ \t]*\n)+|\n(?=[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t])/
const TABLE_DELIMITER = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/
const TASK = /^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]+\[[ xX]\]/
const UNDERLINE = /^[ \t]*(?:=+|-+)[ \t]*$/

/**
 * Whether a text can be parsed in good time, from one look at each of its lines. The figures leave room for any article
 * that is meant to be read, and keep the rest below a few seconds.
 *
 * @returns the rest of a sentence for the reader when it cannot ("because …"); `null` when it can
 */
export function limitReached(text: string): string | null {
  if (isTooLarge(text)) return 'it is larger than 512 kB'
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.length > MAX_LINES) return 'it has more than 10,000 lines'
  return nestingReached(lines) ?? tablesReached(lines) ?? workReached(lines)
}

/** A UTF-16 unit is at least one byte of UTF-8, so a text of too many need not be encoded to be counted. */
function isTooLarge(text: string): boolean {
  return text.length > MAX_BYTES || new TextEncoder().encode(text).length > MAX_BYTES
}

function nestingReached(lines: readonly string[]): string | null {
  const reason = 'its quotes or lists are nested too deeply: more than 100 levels, or too many over and over'
  let levels = 0
  let blockDepth = 0
  for (const line of lines) {
    const depth = depthOf(line)
    if (depth > MAX_DEPTH) return reason
    // A line without marks of its own goes on in whatever its block has opened.
    blockDepth = line.trim() === '' ? 0 : Math.max(blockDepth, depth)
    levels += blockDepth
    if (levels > MAX_LEVELS) return reason
  }
  return null
}

/** How many quotes, lists and footnotes a line opens, its indentation counted as the lists it continues. */
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

/** From a delimiter row on, every line that is not blank is a row as wide as that. */
function tablesReached(lines: readonly string[]): string | null {
  let cells = 0
  let rows = 0
  let width = 0
  for (const line of lines) {
    const isDelimiter = line.includes('-') && line.includes('|') && TABLE_DELIMITER.test(line)
    if (isDelimiter) {
      if (columnsOf(line) > MAX_COLUMNS) return 'one of its tables has more than 50 columns'
      width = Math.max(width, columnsOf(line))
    } else if (line.trim() === '') width = 0
    cells += width
    rows += Number(width > 0)
  }
  if (rows > MAX_ROWS) return 'its tables have more than 1,500 rows'
  return cells > MAX_CELLS ? 'its tables have more than 4,500 cells' : null
}

/** The columns of a delimiter row, whose outer bars may be there or not. */
function columnsOf(delimiterRow: string): number {
  return delimiterRow.match(/:?-+:?/g)?.length ?? 0
}

function workReached(lines: readonly string[]): string | null {
  const text = lines.join('\n')
  if (text.split('[^').length - 1 > MAX_NOTES)
    return 'it has more than 2,000 footnotes and references to them'
  if (lines.filter((line) => UNDERLINE.test(line)).length > MAX_UNDERLINES)
    return 'it has more than 1,000 underlined headings'
  if (lines.filter((line) => TASK.test(line)).length > MAX_TASKS) return 'it has more than 5,000 tasks'
  let work = 0
  for (const block of text.split(BLOCK_START)) {
    work += inlineWork(block)
    if (work > MAX_WORK)
      return 'one of its paragraphs is too tangled: thousands of brackets, stars, addresses or others like them'
  }
  return null
}
