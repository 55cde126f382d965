import { type ReactNode, useMemo } from 'react'
import { loadSearch } from '#app/features/search/load-search.ts'
import { MarkedText, MatchContext } from './match-context.tsx'
import { useSearch } from '#app/features/search/use-search.ts'
import type { ListedArticle } from '#app/lib/articles/article-index.ts'
import type { Hit, Matches } from './found-list.tsx'
import type { ListFilter } from './use-list-filter.ts'

// The index loads while the reader is still typing.
loadSearch().catch(() => {})

type FoundArticlesProps = {
  filter: ListFilter
  articles: readonly ListedArticle[]
  /** Renders the results. A parameter, so that this chunk shares no code with the list. */
  show: (matches: Matches) => ReactNode
}

/** Runs the search. Loaded when the search field gets the focus. */
export default function FoundArticles({ filter, articles, show }: FoundArticlesProps) {
  const newer = useMemo(() => articles.flatMap(({ mark, name }) => (mark === 'new' ? name : [])), [articles])
  return show({ ...useSearch(filter.text, filter.tag, newer), matchesIn })
}

/** Marks the matches in a row, and adds a line of context. */
function matchesIn(article: ListedArticle, { terms = [] }: Hit) {
  return {
    show: (text: string) => <MarkedText text={text} terms={terms} />,
    children: <MatchContext article={article} terms={terms} />,
  }
}
