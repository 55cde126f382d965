import { loadSearch } from '#app/features/search/load-search.ts'
import { MarkedText } from '#app/features/search/marked-text.tsx'
import type { SearchHit } from '#app/features/search/search-engine.ts'
import type { ListedArticle } from '#app/lib/articles/list-document.ts'
import type { ListFilter } from './list-filter.ts'
import { MatchContext } from './match-context.tsx'

/* Loaded when the search field gets the focus. */

/** Starts to load the index, while the reader is still typing. */
export function startLoading(): void {
  loadSearch().catch(() => {})
}

/**
 * The articles that match, the best first.
 *
 * @param articles those that are newer than the build are put in first
 * @throws Error when the search cannot be loaded
 */
export async function findArticles(
  { text, tag }: ListFilter,
  articles: readonly ListedArticle[],
): Promise<{ hits: SearchHit[]; hasTexts: boolean }> {
  const { find, put, hasTexts } = await loadSearch()
  put(articles.flatMap(({ name, mark }) => (mark ? name : [])))
  return { hits: await find({ text, tag: tag || undefined }), hasTexts }
}

/** What a row shows of its matches: marks, and a line of context. */
export function matchesIn(article: ListedArticle, terms: readonly string[]) {
  return {
    show: (text: string) => <MarkedText text={text} terms={terms} />,
    children: <MatchContext article={article} terms={terms} />,
  }
}
