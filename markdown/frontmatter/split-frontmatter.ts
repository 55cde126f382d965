/** An article in two parts. */
export type SplitText = {
  /** The lines below the first line of dashes, up to the line that ends them; `null` when the text begins otherwise. */
  block: string | null
  /** The text after the block. If nothing ends the block, all of it. */
  body: string
  /** Whether a second line of dashes ends the block. */
  isClosed: boolean
}

/** Three dashes alone on the first line, possibly after a byte order mark. */
const OPENING = /^\uFEFF?---[ \t]*(?:\r\n|\n|\r)/
/** Three dashes, or the three dots that end a YAML document: Jekyll and Pandoc accept both. */
const CLOSING = /(?<![^\r\n])(?:---|\.\.\.)[ \t]*(?:\r\n|\n|\r|$)/

/**
 * Finds what may be frontmatter, without a YAML parser: `readFrontmatter` tells it from text below a thematic break.
 *
 * @param text a whole article
 */
export function splitFrontmatter(text: string): SplitText {
  const opening = OPENING.exec(text)
  if (!opening) return { block: null, body: text, isClosed: false }
  const rest = text.slice(opening[0].length)
  const closing = CLOSING.exec(rest)
  if (!closing) return { block: rest, body: rest, isClosed: false }
  return {
    block: rest.slice(0, closing.index),
    body: rest.slice(closing.index + closing[0].length),
    isClosed: true,
  }
}
