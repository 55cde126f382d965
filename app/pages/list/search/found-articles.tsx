import { useMemo } from 'react'
import { startSearch, useSearch } from '#app/features/search/use-search.ts'
import type { ListedArticle } from '#app/lib/articles/article-index.ts'
import { closestNames } from '#app/lib/closest-names.ts'
import { BASE } from '#app/lib/site/settings.ts'
import { landscapePath } from '#app/lib/terrain/landscapes.ts'
import type { FoundArticle, FoundList, FoundListProps } from './found-list.tsx'
import { MarkedText, MatchContext } from './match-context.tsx'
import styles from './match-context.module.css'

// The index loads while the reader is still typing.
startSearch().catch(() => {})

/** The share of letters in which a similar title may differ. */
const NEAR = 0.7

type FoundArticlesProps = FoundListProps & {
  /** A parameter, because code that two chunks share becomes a third one. */
  List: typeof FoundList
}

/** Runs the search. Loaded when the search field gets the focus. */
export default function FoundArticles({ filter, articles, isWhole, List }: FoundArticlesProps) {
  const newer = useMemo(() => articles.flatMap(({ mark, name }) => (mark === 'new' ? name : [])), [articles])
  const found = useSearch(filter.text, filter.tag, newer)
  const near = found.hits?.length === 0 && filter.tag === '' ? nearest(filter.text, articles) : []
  return (
    <List
      filter={filter}
      articles={articles}
      isWhole={isWhole}
      found={near.length > 0 ? { ...found, hits: near, isNear: true } : found}
      matchesIn={matchesIn}
      nothing={nothing}
    />
  )
}

/** The articles whose titles have the most letters of the query in its order. */
function nearest(text: string, articles: readonly ListedArticle[]) {
  const names = new Map(articles.map(({ name, title = name }) => [title, name]))
  return closestNames(text, [...names.keys()], NEAR).map((title) => ({
    name: names.get(title) ?? title,
    title,
    terms: [],
  }))
}

/** Marks the matches in a row, and adds a line of context. */
function matchesIn({ article, terms }: FoundArticle) {
  return {
    show: (text: string) => <MarkedText text={text} terms={terms} />,
    children: <MatchContext article={article} terms={terms} />,
  }
}

const nothing = (
  <svg className={styles.landscape} viewBox="0 0 80 42" aria-hidden="true" focusable="false">
    <use href={`${BASE}${landscapePath(5)}#trail`} />
  </svg>
)
