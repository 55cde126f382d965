/**
 * The navigation is a bar in a wide window, and a menu in a narrow one. Where it changes is the breakpoint, which depends on how many
 * items a site has and how long their names are. A media query cannot measure text, so the build estimates the breakpoint.
 */

/** The breakpoint in the styles, in rem. It is also the smallest one. */
const BREAKPOINT_IN_STYLES = 48
/** The style sheets with that breakpoint: of the page's frame, and of the button for the theme, the last item of the bar. */
const STYLES = /(?:navigation[\\/]page-frame|theme[\\/]theme-toggle)\.module\.css(?:\?|$)/

/** The width of a letter in rem: an average of many names of sections. */
const LETTER_WIDTH = 0.52
/** Letters that are twice as wide. */
const WIDE_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
/** What is in every header: the buttons for search and theme, the point before the owner's name, and gaps. In rem. */
const FIXED_WIDTH = 8.75
/** The gap between two items: a share of the window, up to a width in rem. As in page-frame.module.css. */
const GAP = { shareOfWindow: 0.024, maxWidth: 2.1 }
/** The gutters at both sides of the window together. As in tokens.css. */
const GUTTERS = { shareOfWindow: 0.1, maxWidth: 9 }

/**
 * Estimates the width of the narrowest window in which the bar fits.
 *
 * @param labels the names of the bar's items, without the button for the theme
 * @param ownerName what stands beside the bar
 * @returns rem
 */
export function barBreakpoint(labels: readonly string[], ownerName: string): number {
  const text = labels.join('') + ownerName
  const wideLetters = text.match(WIDE_LETTER)?.length ?? 0
  const contentWidth = (text.length + wideLetters) * LETTER_WIDTH + FIXED_WIDTH
  // The button for the theme follows the last label, so there is a gap for each label.
  const gapCount = labels.length

  const widthWithLargestGaps = contentWidth + gapCount * GAP.maxWidth + GUTTERS.maxWidth
  const shareForContent = 1 - GUTTERS.shareOfWindow - gapCount * GAP.shareOfWindow
  // With very many items, the gaps alone would fill every window in which they are not at their largest.
  const estimate =
    shareForContent > 0
      ? Math.min(contentWidth / shareForContent, widthWithLargestGaps)
      : widthWithLargestGaps
  return Math.max(BREAKPOINT_IN_STYLES, Math.ceil(estimate))
}

/**
 * Replaces the breakpoint in a style sheet.
 *
 * @param moduleId the file of the style sheet, which may have a query
 * @param breakpoint in rem
 * @returns `undefined` for style sheets that do not depend on the breakpoint
 */
export function replaceBreakpoint(css: string, moduleId: string, breakpoint: number): string | undefined {
  if (!STYLES.test(moduleId)) return undefined
  return css.replaceAll(`${BREAKPOINT_IN_STYLES}rem`, `${breakpoint}rem`)
}
