/** Replaces a part of a text. Offsets are in UTF-16 units. */
export type Edit = { from: number; to: number; replacement: string }

/** Applies edits in any order. One inside an earlier and longer one is left out. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let end = 0
  const parts: string[] = []
  for (const { from, to, replacement } of edits.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < end) continue
    parts.push(text.slice(end, from), replacement)
    end = to
  }
  return parts.join('') + text.slice(end)
}

/** The signs of quotes and lists at the start of a line. A number of a list has at most nine digits (CommonMark, "List items"). */
const MARGIN = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/

/**
 * Returns a function that says what begins the further lines of the block at an offset: the signs of quotes, and blanks for those of
 * lists. It looks for the start of each line once if the offsets ascend.
 */
export function marginReader(text: string): (offset: number) => string {
  let lineStart = 0
  let lineEnd = -1
  return (offset) => {
    if (offset < lineStart || offset > lineEnd) {
      lineStart = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1
      const nextBreak = text.indexOf('\n', offset)
      lineEnd = nextBreak === -1 ? text.length : nextBreak
    }
    const signs = MARGIN.exec(text.slice(lineStart, offset))?.[0] ?? ''
    return signs.replaceAll(/[^>\s]/g, ' ')
  }
}
