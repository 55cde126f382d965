import { articleOf, type Formatted } from './article.ts'
import type { ArticlePlaces } from './article-places.ts'
import { asWritten } from './as-written.ts'

/** An article whose text is shown as it is written, and the reason (`asWritten`). Its frontmatter is read as ever. */
export function articleAsWritten(text: string, places: ArticlePlaces, reason: string): Promise<Formatted> {
  return articleOf(text, places, async (markdown) => asWritten(markdown, reason))
}
