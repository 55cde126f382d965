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
const FIELD = /^[ \t]*(?:["']?[\p{L}_][\p{L}\p{N}_-]*["']?[ \t]*:(?!\/\/)|\{)/u
/** A line that may keep the article back. Whatever stands around it, it must not be published as text. */
const SAYS_DRAFT = /^[ \t]*["']?(?:draft|published)["']?[ \t]*:/m

/**
 * Finds the frontmatter without a YAML parser. After a thematic break the next line does not look like a field. A block that
 * is never closed ends at the first empty line.
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
    const isBlock = FIELD.test(block.replace(EMPTY_LINES, '')) || SAYS_DRAFT.test(block)
    return isBlock ? { block, body, isClosed: true } : whole
  }
  const start = EMPTY_LINES.exec(rest)?.[0].length ?? 0
  const end = start + endOfFields(rest.slice(start))
  const block = rest.slice(0, end)
  // A thematic break is followed by an empty line, a field is not.
  return FIELD.test(rest) || SAYS_DRAFT.test(block)
    ? { block, body: rest.slice(end), isClosed: false }
    : whole
}

/**
 * Where text begins in a block that only seems closed, because the dashes below it are a thematic break: at the first empty
 * line that no field follows.
 *
 * @returns `null` if there is none
 */
export function textInBlock(block: string): number | null {
  const fields = EMPTY_LINES.exec(block)?.[0].length ?? 0
  const end = fields + endOfFields(block.slice(fields))
  const text = block.slice(end).trimStart()
  return text === '' || FIELD.test(text) ? null : end
}

function endOfFields(text: string): number {
  return /(?:\r\n|\n|\r(?!\n))[ \t]*[\r\n]/.exec(text)?.index ?? text.length
}
