import { hasShortcode, replaceShortcodes } from '#markdown/emoji/emoji.ts'
import { shortcodes } from '#markdown/emoji/shortcodes.ts'
import { isTooLarge } from '#markdown/limits.ts'
import { parseMarkdown } from '#markdown/parse/parse.ts'
import { takeHead } from '#markdown/transforms/take-head.ts'

/** The opening heading as the page shows it; `null` without one. Imported only for a page without a title, as it loads the parser. */
export function openingHeading(body: string): string | null {
  if (isTooLarge(body)) return null
  try {
    const source = parseMarkdown(body)
    if (hasShortcode(source)) replaceShortcodes(source, shortcodes)
    return takeHead(source).title
  } catch {
    // It is nested so deeply that the page shows it as it is written.
    return null
  }
}
