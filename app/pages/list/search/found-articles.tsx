import { type ReactNode, useMemo } from 'react'
import { loadSearch } from '#app/features/search/load-search.ts'
import { MarkedText } from '#app/features/search/marked-text.tsx'
import { useSearch } from '#app/features/search/use-search.ts'
import type { ListedArticle } from '#app/lib/articles/list-document.ts'
import type { Matches } from './found-list.tsx'
import type { ListFilter } from './list-filter.ts'
import { MatchContext } from './match-context.tsx'

// The index loads while the reader is still typing.
loadSearch().catch(() => {})

type FoundArticlesProps = {
  filter: ListFilter
  articles: readonly ListedArticle[]
  /** Renders what is found; a parameter, so that this chunk shares nothing with the list's own. */
  show: (matches: Matches) => ReactNode
}

/** Asks the search. Loaded when the search field gets the focus. */
export default function FoundArticles({ filter, articles, show }: FoundArticlesProps) {
  const newer = useMemo(() => articles.flatMap(({ name, mark }) => (mark ? name : [])), [articles])
  return show({ ...useSearch(filter.text, filter.tag, newer), matchesIn })
}

/** What a row shows of its matches: marks, and a line of context. */
function matchesIn(article: ListedArticle, terms: readonly string[]) {
  return {
    show: (text: string) => <MarkedText text={text} terms={terms} />,
    children: <MatchContext article={article} terms={terms} />,
  }
}
