import type { FrontmatterReading } from './read-frontmatter.ts'

/** What may be the frontmatter of a text, and the rest of the text. */
type SplitText = {
  /** The lines of the block without the lines around it; `null` if the text does not begin with an opening line. */
  block: string | null
  body: string
  isClosed: boolean
  isToml: boolean
}

/** Separates the frontmatter of a whole article from its text, which is shown without it if the parser fails to load. */
export async function takeFrontmatter(text: string): Promise<FrontmatterReading & { body: string }> {
  const { block, body, isClosed, isToml } = splitFrontmatter(text)
  const nothing = { fields: {}, findings: [], unknown: [] }
  if (block === null) return { ...nothing, body }
  try {
    const { readFrontmatter } = await import('./read-frontmatter.ts')
    const toml = isToml ? await import('smol-toml') : undefined
    const reading = readFrontmatter(block, isClosed, toml)
    return reading ? { ...reading, body } : { ...nothing, body: text }
  } catch {
    return { ...nothing, body }
  }
}

/** Three dashes (YAML) or plus signs (TOML) alone on the first line, possibly after a byte order mark. */
const OPENING = /^\uFEFF?(?<mark>---|\+\+\+)[ \t]*(?:\r\n|\n|\r)/
/** Three dashes, or the three dots that end a YAML document: Jekyll and Pandoc accept both. */
const CLOSING_YAML = /(?<![^\r\n])(?:---|\.\.\.)[ \t]*(?:\r\n|\n|\r|$)/
const CLOSING_TOML = /(?<![^\r\n])\+\+\+[ \t]*(?:\r\n|\n|\r|$)/

/**
 * Finds what may be frontmatter, without a parser: `readFrontmatter` tells it from text below a thematic break. If no line closes the
 * block, the rest of the text may be either, so both `block` and `body` are the whole rest.
 */
export function splitFrontmatter(text: string): SplitText {
  const opening = OPENING.exec(text)
  if (!opening) return { block: null, body: text, isClosed: false, isToml: false }
  const isToml = opening.groups?.['mark'] === '+++'
  const afterOpening = text.slice(opening[0].length)
  const closing = (isToml ? CLOSING_TOML : CLOSING_YAML).exec(afterOpening)
  if (!closing) return { block: afterOpening, body: afterOpening, isClosed: false, isToml }
  const block = afterOpening.slice(0, closing.index)
  const body = afterOpening.slice(closing.index + closing[0].length)
  return { block, body, isClosed: true, isToml }
}
