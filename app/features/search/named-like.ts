import { tagKey } from '#app/lib/articles/tags.ts'
import type { SearchQuery } from './search-engine.ts'

type Named = { name: string; title?: string; tags?: readonly string[] }

/** The articles with the text in their name or title, and with the tag: for a page without the search. */
export function namedLike<Article extends Named>(
  articles: readonly Article[],
  { text, tag }: SearchQuery,
): Article[] {
  const part = text.trim().toLowerCase()
  const isTag = (other: string) => tagKey(other) === tagKey(tag)
  return articles.filter(({ name, title = '', tags = [] }) => {
    return `${name}\n${title}`.toLowerCase().includes(part) && (tag === '' || tags.some(isTag))
  })
}
