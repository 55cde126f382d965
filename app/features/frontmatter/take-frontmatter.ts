import type { FrontmatterReading } from './read-frontmatter.ts'
import { splitFrontmatter } from './split-frontmatter.ts'

/**
 * Takes the frontmatter off an article. The parser of YAML is loaded only for a text that begins with a block; where it
 * cannot be loaded, the article is shown as without one.
 *
 * @param text a whole article
 */
export async function takeFrontmatter(text: string): Promise<FrontmatterReading & { body: string }> {
  const nothing = { fields: {}, problems: [], unknown: [] }
  const { block, body } = splitFrontmatter(text)
  if (block === null) return { ...nothing, body }
  const parser = await import('./read-frontmatter.ts').catch(() => null)
  if (parser === null) return { ...nothing, body }
  const reading = parser.readFrontmatter(block)
  return reading ? { ...reading, body } : { ...nothing, body: text }
}
