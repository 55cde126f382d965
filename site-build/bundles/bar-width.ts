/** The least width of a window that shows the navigation as a bar, as it stands in page-frame.module.css. */
const WRITTEN = '48rem'
/** The style sheets with that width: of the frame, and of the button that is the last item. */
const FRAME_STYLES = /(?:navigation[\\/]page-frame|theme[\\/]theme-toggle)\.module\.css(?:\?|$)/

/** The width of a letter of the bar, and of the name beside it, in rem: an average of many labels. */
const LETTER = 0.52
/** Letters that are twice as wide. */
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
/** The buttons of search and theme, the point before the name, and the gaps of the header, in rem. */
const FIXED = 8.75
/** The gap between items and the gutter at both sides, as shares of the window (page-frame.module.css, tokens.css). */
const GAP = 0.024
const GUTTERS = 0.1
/** The largest of them, in rem. */
const MAX_GAP = 2.1
const MAX_GUTTERS = 9

/**
 * The least width of a window in which the bar with these items fits beside the name, in rem. A narrower window has the menu.
 *
 * @param name the owner's first name
 */
export function barWidth(labels: readonly string[], name: string): number {
  const text = [...labels, name].join('')
  const squares = text.match(SQUARE)?.length ?? 0
  const words = (text.length + squares) * LETTER + FIXED
  // The button of the theme is the last item.
  const gaps = labels.length
  const free = 1 - GUTTERS - GAP * gaps
  const inWideWindow = words + gaps * MAX_GAP + MAX_GUTTERS
  const width = free > 0 ? Math.min(words / free, inWideWindow) : inWideWindow
  return Math.max(Number.parseFloat(WRITTEN), Math.ceil(width))
}

/** Writes the width for this site into the styles of the frame; `undefined` for other files. @param id the file of a module */
export function withBarWidth(css: string, id: string, width: number): string | undefined {
  return FRAME_STYLES.test(id) ? css.replaceAll(WRITTEN, `${width}rem`) : undefined
}
