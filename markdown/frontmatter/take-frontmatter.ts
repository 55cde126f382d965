import type { FrontmatterReading } from './read-frontmatter.ts'
import { splitFrontmatter, textInBlock } from './split-frontmatter.ts'

/** The frontmatter, and the text that follows it. */
type TakenFrontmatter = FrontmatterReading & { body: string }

/**
 * Separates the frontmatter of an article from its text. The YAML parser loads only if there is frontmatter; if it fails to
 * load, the article is shown without its frontmatter.
 *
 * @param text a whole article
 */
export async function takeFrontmatter(text: string): Promise<TakenFrontmatter> {
  const { block, body, isClosed } = splitFrontmatter(text)
  const nothing = { fields: {}, problems: [], unknown: [], body }
  if (block === null) return nothing
  const parser = await import('./read-frontmatter.ts').catch(() => null)
  if (!parser) return nothing
  const reading = parser.readFrontmatter(block, isClosed)
  if (!reading) return { ...nothing, body: text }
  const isUnreadable = reading.problems.some(({ field }) => field === 'frontmatter')
  const end = isClosed && isUnreadable ? textInBlock(block) : null
  if (end === null) return { ...reading, body }
  const unclosed = parser.readFrontmatter(block.slice(0, end), false)
  return { ...(unclosed ?? nothing), body: text.slice(text.indexOf(block) + end) }
}
