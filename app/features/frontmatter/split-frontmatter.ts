/** A text that may begin with frontmatter: what stands between the two lines of dashes, and what follows them. */
export type SplitText = {
  /** Without the lines of dashes; `null` when the text has no such block. */
  block: string | null
  /** The text after the block. */
  body: string
}

/** Three dashes alone on the first line; a byte order mark and blanks at its end are overlooked. */
const OPENING = /^\uFEFF?---[ \t]*(?:\r\n|\n|\r)/
const CLOSING = /^---[ \t]*$/m
/** At least one line must look like `name: value`, or be a mapping in braces. */
const MAPPING_LINE = /^(?:["']?[A-Za-z_][\w-]*["']?[ \t]*:(?:[ \t]|$)|\{)/m

/**
 * Finds what may be a block of frontmatter, without a parser of YAML: most texts have none, and need none. A text that
 * begins with a thematic break is left whole unless something between two such lines looks like a mapping.
 *
 * @param text a whole article
 */
export function splitFrontmatter(text: string): SplitText {
  const whole = { block: null, body: text }
  const opening = OPENING.exec(text)
  if (!opening) return whole
  const inside = text.slice(opening[0].length)
  const closing = CLOSING.exec(inside)
  if (!closing) return whole
  const block = inside.slice(0, closing.index)
  if (!MAPPING_LINE.test(block)) return whole
  return { block, body: inside.slice(closing.index + closing[0].length).replace(/^(?:\r\n|\n|\r)/, '') }
}
