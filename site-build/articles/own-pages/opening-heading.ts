import { hasShortcode, replaceShortcodes } from '#markdown/emoji/emoji.ts'
import { shortcodes } from '#markdown/emoji/shortcodes.ts'
import { isTooLarge } from '#markdown/limits.ts'
import { parseMarkdown } from '#markdown/parse/parse.ts'
import { takeHead } from '#markdown/transforms/take-head.ts'

/** The opening heading of a page as text, or `null`. Import it only for a page without a title, because it loads the parser. */
export function openingHeading(body: string): string | null {
  if (isTooLarge(body)) return null
  try {
    const source = parseMarkdown(body)
    if (hasShortcode(source)) replaceShortcodes(source, shortcodes)
    return takeHead(source).title
  } catch {
    // The text is nested too deeply to format, so the page shows it as written.
    return null
  }
}
