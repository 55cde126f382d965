import { type ReactNode, useMemo } from 'react'
import { loadSearch } from '#app/features/search/load-search.ts'
import { MarkedText, MatchContext } from './match-context.tsx'
import { useSearch } from '#app/features/search/use-search.ts'
import type { ListedArticle } from '#app/lib/articles/article-index.ts'
import { closestNames } from '#app/lib/closest-names.ts'
import { BASE } from '#app/lib/site/settings.ts'
import { landscapePath } from '#app/lib/terrain/landscapes.ts'
import styles from './match-context.module.css'
import type { Hit, Matches } from './found-list.tsx'
import type { ListFilter } from './use-list-filter.ts'

// The index loads while the reader is still typing.
loadSearch().catch(() => {})

/** The share of letters in which a similar title may differ. */
const NEAR = 0.7

type FoundArticlesProps = {
  filter: ListFilter
  articles: readonly ListedArticle[]
  /** Renders the results. A parameter, so that this chunk shares no code with the list. */
  show: (matches: Matches) => ReactNode
}

/** Runs the search. Loaded when the search field gets the focus. */
export default function FoundArticles({ filter, articles, show }: FoundArticlesProps) {
  const newer = useMemo(() => articles.flatMap(({ mark, name }) => (mark === 'new' ? name : [])), [articles])
  const found = useSearch(filter.text, filter.tag, newer)
  const near = found.hits?.length === 0 && filter.tag === '' ? nearest(filter.text, articles) : []
  return show({ ...found, ...(near.length > 0 && { hits: near, isNear: true }), matchesIn, nothing })
}

/** The articles whose titles have the most letters of the query in its order. */
function nearest(text: string, articles: readonly ListedArticle[]) {
  const names = new Map(articles.map(({ name, title }) => [title ?? name, name]))
  return closestNames(text, [...names.keys()], NEAR).map((title) => ({
    name: names.get(title) ?? title,
    title,
    terms: [],
  }))
}

const nothing = (
  <svg className={styles.landscape} viewBox="0 0 80 42" aria-hidden="true" focusable="false">
    <use href={`${BASE}${landscapePath(5)}#trail`} />
  </svg>
)

/** Marks the matches in a row, and adds a line of context. */
function matchesIn(article: ListedArticle, { terms = [] }: Hit) {
  return {
    show: (text: string) => <MarkedText text={text} terms={terms} />,
    children: <MatchContext article={article} terms={terms} />,
  }
}
