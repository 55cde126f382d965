import type { FrontmatterReading } from './read-frontmatter.ts'

/** Separates the frontmatter of a whole article from its text, which is shown without it if the parser fails to load. */
export async function takeFrontmatter(text: string): Promise<FrontmatterReading & { body: string }> {
  const { block, body, isClosed, isToml } = splitFrontmatter(text)
  const nothing = { fields: {}, findings: [], unknown: [] }
  if (block === null) return { ...nothing, body }
  try {
    const { readFrontmatter } = await import('./read-frontmatter.ts')
    const reading = readFrontmatter(block, isClosed, isToml ? await import('smol-toml') : undefined)
    return reading ? { ...reading, body } : { ...nothing, body: text }
  } catch {
    return { ...nothing, body }
  }
}

/** Three dashes (YAML) or plus signs (TOML) alone on the first line, possibly after a byte order mark. */
const OPENING = /^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)/
/** Three dashes, or the three dots that end a YAML document: Jekyll and Pandoc accept both. */
const CLOSING = /(?<![^\r\n])(?:---|\.\.\.)[ \t]*(?:\r\n|\n|\r|$)/
const CLOSING_TOML = /(?<![^\r\n])\+\+\+[ \t]*(?:\r\n|\n|\r|$)/

/**
 * Finds what may be frontmatter, without a parser: `readFrontmatter` tells it from text below a thematic break. `block` is `null`
 * without an opening line; if no line closes it, it may be all of the rest, and so may `body`.
 */
export function splitFrontmatter(text: string) {
  const [opening, mark] = OPENING.exec(text) ?? []
  if (opening === undefined) return { block: null, body: text, isClosed: false, isToml: false }
  const rest = text.slice(opening.length)
  const isToml = mark === '+++'
  const closing = (isToml ? CLOSING_TOML : CLOSING).exec(rest)
  if (!closing) return { block: rest, body: rest, isClosed: false, isToml }
  const body = rest.slice(closing.index + closing[0].length)
  return { block: rest.slice(0, closing.index), body, isClosed: true, isToml }
}
