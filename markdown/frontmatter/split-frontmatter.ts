/** An article in two parts. */
export type SplitText = {
  /** The lines between the two lines of dashes; `null` when the article has no frontmatter. */
  block: string | null
  /** The text after the block. */
  body: string
  /** Whether a second line of dashes ends the block. */
  isClosed: boolean
}

/** Three dashes alone on the first line, possibly after a byte order mark. */
const OPENING = /^\uFEFF?---[ \t]*(?:\r\n|\n|\r)/
/** Three dashes, or the three dots that end a YAML document: Jekyll and Pandoc accept both. */
const CLOSING = /(?<![^\r\n])(?:---|\.\.\.)[ \t]*(?:\r\n|\n|\r|$)/
const EMPTY_LINES = /^(?:[ \t]*(?:#[^\r\n]*)?(?:\r\n|\n|\r))*/
/** A line that looks like `name: value`, or a mapping in braces. `https://` is no field. */
const FIELD = /^[ \t]*(?:["']?[A-Za-z_][\w-]*["']?[ \t]*:(?!\/\/)|\{)/

/**
 * Finds the frontmatter without a YAML parser. A text that opens with a thematic break has none, because its next line does
 * not look like a field. A block that is never closed ends at the first empty line.
 *
 * @param text a whole article
 */
export function splitFrontmatter(text: string): SplitText {
  const whole = { block: null, body: text, isClosed: false }
  const opening = OPENING.exec(text)
  if (!opening) return whole
  const rest = text.slice(opening[0].length)
  const closing = CLOSING.exec(rest)
  if (closing) {
    const block = rest.slice(0, closing.index)
    const body = rest.slice(closing.index + closing[0].length)
    return FIELD.test(block.replace(EMPTY_LINES, '')) ? { block, body, isClosed: true } : whole
  }
  // A thematic break is followed by an empty line, a field is not.
  if (!FIELD.test(rest)) return whole
  const end = /(?:\r\n|\n|\r(?!\n))[ \t]*[\r\n]/.exec(rest)?.index ?? rest.length
  return { block: rest.slice(0, end), body: rest.slice(end), isClosed: false }
}
