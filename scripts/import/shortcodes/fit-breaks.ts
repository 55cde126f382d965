import { marginReader } from '#scripts/import/text/edits.ts'

/** Fits a replacement of the part of a text from one offset to another into the lines around it. */
export type FitBreaks = (from: number, to: number, replacement: string) => string

/** How many characters before and after a part are searched for line breaks. */
const SEARCHED_LENGTH = 100
const EMPTY_LINES_AT_END = /\n[\n \t]*$/
const LINE_END_AND_EMPTY_LINES = /^[ \t]*\n[\n \t]*/
const ROW_START = /^\s*\|/

/**
 * Returns a function that takes away line breaks around a replacement that the text has already, and gives its lines the margin of
 * quotes and lists. A row of a table has no breaks.
 */
export function breakFitter(text: string): FitBreaks {
  const marginAt = marginReader(text)
  const textStart = text.length - text.trimStart().length
  const textEnd = text.trimEnd().length

  /** The number of line breaks that are in front of an offset already; none if its line has words before it. */
  function breaksBefore(offset: number): number {
    const lineStart = text.lastIndexOf('\n', offset - 1) + 1
    const lineBefore = text.slice(lineStart, offset)
    const isAtLineStart = lineBefore.trim() === '' || lineBefore === marginAt(offset)
    if (!isAtLineStart) return 0
    const textBefore = text.slice(Math.max(0, lineStart - SEARCHED_LENGTH), lineStart)
    return countBreaks(EMPTY_LINES_AT_END.exec(textBefore)?.[0])
  }

  /** The number of line breaks that follow an offset already. */
  function breaksAfter(offset: number): number {
    const textAfter = text.slice(offset, offset + SEARCHED_LENGTH)
    return countBreaks(LINE_END_AND_EMPTY_LINES.exec(textAfter)?.[0])
  }

  function isInTable(offset: number): boolean {
    const lineStart = text.lastIndexOf('\n', offset - 1) + 1
    return ROW_START.test(text.slice(lineStart, offset))
  }

  return (from, to, replacement) => {
    if (isInTable(from)) return replacement.trim().replaceAll(/\s*\n\s*/g, ' ')
    // If it consists of breaks, they count as those after a block.
    const isBlank = replacement.trim() === ''
    const leadingBreaks = isBlank ? 0 : countBreaks(/^\n*/.exec(replacement)?.[0])
    const trailingBreaks = countBreaks(/\n*$/.exec(replacement)?.[0])
    const content = replacement.slice(leadingBreaks, replacement.length - trailingBreaks)

    const isFirst = from <= textStart
    const isLast = to >= textEnd
    const missingBefore = isFirst ? 0 : Math.max(0, leadingBreaks - breaksBefore(from))
    const missingAfter = isLast ? 0 : Math.max(0, trailingBreaks - breaksAfter(to))
    const lines = `${'\n'.repeat(missingBefore)}${content}${'\n'.repeat(missingAfter)}`
    return lines.replaceAll('\n', `\n${marginAt(from)}`)
  }
}

function countBreaks(text = ''): number {
  return text.split('\n').length - 1
}
