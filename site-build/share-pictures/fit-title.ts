import { clustersOf } from './open-fonts.ts'

/** A title in lines, and the size of its letters in px. */
export type FittedTitle = { lines: string[]; size: number }

type Box = {
  /** px */
  width: number
  /** px */
  height: number
  /** From the largest, px. */
  sizes: readonly number[]
  /** The distance between lines, in em. */
  leading: number
}

const ELLIPSIS = '…'
/** Scripts that are written without spaces. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const OPENING = /[\p{Ps}\p{Pi}]$/u
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\p{Mn}ー]/u
const AFTER_SIGN = /[\p{Pd}/_]$/u

/**
 * Breaks a title into lines, in the largest size in which it fits. A title that fits in none ends with an ellipsis.
 *
 * @param widthOf the width of a text, in em
 */
export function fitTitle(
  title: string,
  lang: string,
  widthOf: (text: string) => number,
  box: Box,
): FittedTitle {
  const pieces = piecesOf(title, lang)
  for (const size of box.sizes) {
    const lines = wrapped(pieces, box.width / size, widthOf)
    const isWhole = pieces.every((piece) => widthOf(piece.trimEnd()) <= box.width / size)
    if (isWhole && lines.length <= linesIn(box, size))
      return { lines: balanced(pieces, box.width / size, lines, widthOf), size }
  }
  const size = box.sizes.at(-1)!
  const width = box.width / size
  const short = pieces.flatMap((piece) => (widthOf(piece.trimEnd()) <= width ? [piece] : clustersOf(piece)))
  return { lines: cut(wrapped(short, width, widthOf), linesIn(box, size), width, widthOf), size }
}

function linesIn({ height, leading }: Box, size: number): number {
  return Math.max(1, Math.floor(height / (size * leading)))
}

/** The parts of a text between which a line can end, with the spaces after them. */
function piecesOf(text: string, lang: string): string[] {
  const pieces: string[] = []
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1)
    if (last !== undefined && !canBreak(last, segment)) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

function canBreak(before: string, after: string): boolean {
  if (/^\s/u.test(after)) return false
  if (/\s$/u.test(before)) return true
  if (OPENING.test(before) || CLOSING.test(after)) return false
  const last = clustersOf(before).at(-1) ?? ''
  return UNSPACED.test(after) || UNSPACED.test(last) || (AFTER_SIGN.test(before) && /^\p{L}/u.test(after))
}

function wrapped(pieces: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const piece of pieces) {
    if (line !== '' && used + widthOf(piece.trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
      used = 0
    }
    line += piece
    used += widthOf(piece)
  }
  return [...lines, line.trimEnd()]
}

/** As many lines, but of similar length. */
function balanced(
  pieces: readonly string[],
  width: number,
  lines: string[],
  widthOf: (text: string) => number,
): string[] {
  let best = lines
  for (let share = 0.95; share >= 0.5; share -= 0.05) {
    const tried = wrapped(pieces, width * share, widthOf)
    if (tried.length > lines.length || tried.some((line) => widthOf(line) > width * share)) return best
    best = tried
  }
  return best
}

function cut(
  lines: readonly string[],
  most: number,
  width: number,
  widthOf: (text: string) => number,
): string[] {
  if (lines.length <= most) return [...lines]
  const last = clustersOf(lines[most - 1]!)
  while (last.length > 0 && widthOf(last.join('').trimEnd() + ELLIPSIS) > width) last.pop()
  return [...lines.slice(0, most - 1), last.join('').trimEnd() + ELLIPSIS]
}
