import type { FrontmatterReading } from './read-frontmatter.ts'
import { splitFrontmatter } from './split-frontmatter.ts'

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
  const nothing = { fields: {}, problems: [], unknown: [] }
  if (block === null) return { ...nothing, body }
  const parser = await import('./read-frontmatter.ts').catch(() => null)
  if (!parser) return { ...nothing, body }
  const reading = parser.readFrontmatter(block, isClosed)
  return reading ? { ...reading, body } : { ...nothing, body: text }
}
