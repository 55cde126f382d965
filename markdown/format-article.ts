import { withFrontmatter, type Formatted } from './article.ts'
import type { ArticlePlaces } from './article-places.ts'
import { formatMarkdown } from './format-markdown.ts'

/** Formats a whole article. This module imports the parser, so pages load it in a worker (`worker/format.ts`). */
export function formatArticle(text: string, places: ArticlePlaces): Promise<Formatted> {
  return withFrontmatter(text, places, (markdown, title) => formatMarkdown(markdown, places, title))
}
