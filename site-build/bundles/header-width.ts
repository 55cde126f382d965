/** From this width the header of `site-header.module.css` is a bar, and below it has a menu. */
const BAR = '48rem'

/**
 * Each line that the owner adds to the bar needs a wider screen: half a rem for each letter, and the gap before it.
 *
 * @param css of the header
 * @throws Error if it has another width
 */
export function withRoomFor(lines: readonly string[], css: string): string {
  if (!css.includes(BAR))
    throw new Error(
      `site-header.module.css: expected "${BAR}" as in site-build/bundles/header-width.ts, found none.`,
    )
  const more = lines.reduce((sum, { length }) => sum + 1.2 + 0.5 * length, 0)
  return css.replaceAll(BAR, `${Math.ceil(48 + more)}rem`)
}
