/** Where the headings stand, and how much of the page is left: all in px. */
export type ReadingPlace = {
  /** Of each heading, its distance from the top of the window. */
  tops: readonly number[]
  /** A heading above this distance from the top of the window has been reached. */
  line: number
  /** The window's height. */
  height: number
  /** How far the page can still be scrolled. */
  remaining: number
  /** The heading that the address names; -1 for none. */
  target: number
}

/**
 * Which heading the reader has reached: the last one above the line. At the page's end the last sections are too short
 * to get there: then it is the one that was asked for, if it can be seen, and else the last that can be seen.
 *
 * @returns its index; -1 while the reader is above all of them
 */
export function currentHeading({ tops, line, height, remaining, target }: ReadingPlace): number {
  const isAtEnd = remaining <= 1
  const seen = tops.findLastIndex((top) => top < (isAtEnd ? height : line))
  const targetTop = tops[target] ?? Number.NEGATIVE_INFINITY
  return isAtEnd && targetTop >= 0 && targetTop < height ? target : seen
}
