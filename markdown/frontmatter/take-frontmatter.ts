import type { FrontmatterReading } from './read-frontmatter.ts'
import { splitFrontmatter } from './split-frontmatter.ts'

/** The frontmatter, and the text that follows it. */
type TakenFrontmatter = FrontmatterReading & { body: string }

/**
 * Takes the frontmatter off an article. The YAML parser is loaded only for an article that has some; if it cannot be loaded,
 * the article is shown without its frontmatter.
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
  return reading ? { ...reading, body } : { ...nothing, body: text }
}
