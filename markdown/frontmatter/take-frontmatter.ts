import type { FrontmatterReading } from './read-frontmatter.ts'

/**
 * Separates the frontmatter of an article from its text. The parser of YAML or TOML loads only if there is frontmatter; if it
 * fails to load, the article is shown without its frontmatter.
 *
 * @param text a whole article
 */
export async function takeFrontmatter(text: string): Promise<FrontmatterReading & { body: string }> {
  const { block, body, isClosed } = splitFrontmatter(text)
  const nothing = { fields: {}, problems: [], unknown: [] }
  if (block === null) return { ...nothing, body }
  const parser = await import('./read-frontmatter.ts').catch(() => null)
  const toml = /^\uFEFF?\+/.test(text) ? await import('./toml-fields.ts').catch(() => null) : undefined
  if (!parser || toml === null) return { ...nothing, body }
  const reading = parser.readFrontmatter(block, isClosed, toml)
  return reading ? { ...reading, body } : { ...nothing, body: text }
}

/** Three dashes (YAML) or plus signs (TOML) alone on the first line, possibly after a byte order mark. */
const OPENING = /^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)/
/** Three dashes, or the three dots that end a YAML document: Jekyll and Pandoc accept both. */
const CLOSING = /(?<![^\r\n])(?:---|\.\.\.)[ \t]*(?:\r\n|\n|\r|$)/
const CLOSING_TOML = /(?<![^\r\n])\+\+\+[ \t]*(?:\r\n|\n|\r|$)/

/** An article in two parts. */
type SplitText = {
  /** The lines between the two lines of dashes or plus signs; `null` when the text begins without one. */
  block: string | null
  /** The text after the block. If nothing ends the block, all of it. */
  body: string
  /** Whether a second line of dashes or plus signs ends the block. */
  isClosed: boolean
}

/**
 * Finds what may be frontmatter, without a parser: `readFrontmatter` tells it from text below a thematic break.
 *
 * @param text a whole article
 */
export function splitFrontmatter(text: string): SplitText {
  const opening = OPENING.exec(text)
  if (!opening) return { block: null, body: text, isClosed: false }
  const rest = text.slice(opening[0].length)
  const closing = (opening[1] === '+++' ? CLOSING_TOML : CLOSING).exec(rest)
  if (!closing) return { block: rest, body: rest, isClosed: false }
  return {
    block: rest.slice(0, closing.index),
    body: rest.slice(closing.index + closing[0].length),
    isClosed: true,
  }
}
