import type { ComponentProps, ReactNode } from 'react'
import type { SearchQuery } from '#app/features/search/search-engine.ts'
import type { Found } from '#app/features/search/use-search.ts'
import type { ListedArticle } from '#app/lib/articles/article-index.ts'
import { tagPath } from '#app/lib/articles/tags.ts'
import { fill } from '#app/lib/language/fill.ts'
import { plural } from '#app/lib/language/plural.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import * as words from '#app/lib/words/list.ts'
import { ArticleRow, rowsClass } from '#app/pages/list/article-rows.tsx'
import styles from './list-search.module.css'

/** How many results are shown, the best first. */
const MOST = 50
const UNANSWERED: Partial<Found> = {}

export type FoundListProps = {
  filter: SearchQuery
  /** All articles that the page knows, newest first. */
  articles: readonly ListedArticle[]
  /** Whether there are no others. */
  isWhole: boolean
}

/** An article that was found, and its matching words; none if only its name was compared. */
export type FoundArticle = { article: ListedArticle; terms: readonly string[] }

type AnsweredProps = FoundListProps & {
  /** The answer of the search, perhaps still to the previous query. Left out while the search loads. */
  found?: Partial<Found>
  /** The props of a row that show its matches. */
  matchesIn?: (found: FoundArticle) => Omit<ComponentProps<typeof ArticleRow>, 'article'>
  /** In place of results. */
  nothing?: ReactNode
}

/** The articles that match, and their number. Until the search answers, names and titles are compared. */
export function FoundList({
  filter,
  articles,
  isWhole,
  found = UNANSWERED,
  matchesIn,
  nothing,
}: AnsweredProps) {
  const { hits, hasFailed, hasTexts = true } = found
  const results = hits ? inList(hits, articles, isWhole) : namedLike(filter, articles)
  return (
    <>
      <p role="status" className={styles.status}>
        {hasFailed ? failure(filter.tag) : hits ? countOf(results.length, found) : words.searching}
        {!hasTexts && words.noTexts}
      </p>
      <ul role="list" className={rowsClass(articles)}>
        {results.slice(0, MOST).map((result) => (
          <ArticleRow key={result.article.name} article={result.article} {...matchesIn?.(result)} />
        ))}
      </ul>
      {results.length === 0 && nothing}
    </>
  )
}

/** Without the index the tags of articles are unknown, but each tag has a page. */
function failure(tag: string) {
  if (tag === '') return words.searchFailed
  return (
    <>
      {words.searchFailedOfTag} <a href={PATH_PREFIX + tagPath(tag)}>{fill(words.pageOfTag, { tag })}</a>
    </>
  )
}

/** Articles with the text in their name or title. Rows do not contain tags. */
function namedLike({ text, tag }: SearchQuery, articles: readonly ListedArticle[]): FoundArticle[] {
  const part = text.trim().toLowerCase()
  if (tag !== '') return []
  return articles
    .filter(({ name, title }) => `${name}\n${title}`.toLowerCase().includes(part))
    .map((article) => ({ article, terms: [] }))
}

/** Leaves out articles that are not in the list, because they were deleted. If the list is incomplete, they may exist. */
function inList(hits: NonNullable<Found['hits']>, articles: readonly ListedArticle[], isWhole: boolean) {
  const known = new Map(articles.map((article) => [article.name, article]))
  return hits.flatMap(({ name, title, terms }) => {
    const article = known.get(name) ?? (isWhole ? undefined : { name, title })
    return article ? { article, terms } : []
  })
}

function countOf(count: number, { text = '', tag, isNear }: Partial<Found>): string {
  const quoted = text.trim() && fill(words.quoted, { text: text.trim() })
  // Isolated, so that # stays before a tag in the other direction (UAX #9).
  const query = [quoted, tag && `\u2068#${tag}\u2069`].filter(Boolean).join(' ')
  const nothing = fill(words.nothing, { query })
  if (count === 0) return nothing
  const articles = plural(words.articles, count)
  const found = isNear ? fill(words.similar, { nothing, articles }) : fill(words.found, { articles, query })
  return count > MOST ? fill(words.best, { found, count: MOST }) : found
}
