import type { ComponentProps, ReactNode } from 'react'
import type { Found } from '#app/features/search/use-search.ts'
import type { ListedArticle } from '#app/lib/articles/article-index.ts'
import { plural } from '#app/lib/language/plural.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import { tagPath } from '#app/lib/articles/tags.ts'
import { ArticleRow, rowsClass } from '#app/pages/list/article-rows.tsx'
import type { ListFilter } from './use-list-filter.ts'
import styles from './list-search.module.css'
import { fill } from '#app/lib/language/fill.ts'
import * as words from '#app/lib/words/list.ts'

/** An article that matches, and its matching words (`SearchAnswer`). */
export type Hit = { name: string; title?: string; terms?: readonly string[] }

/** How many results are shown, the best first. */
const MOST = 50

/** The answer of the search, which is empty before the first one. */
export type Matches = Partial<Found> & {
  /** The props of a row that show its matches. */
  matchesIn?: (article: ListedArticle, hit: Hit) => Partial<ComponentProps<typeof ArticleRow>>
  /** In place of results. */
  nothing?: ReactNode
}

type FoundListProps = Matches & {
  filter: ListFilter
  /** All articles that the page knows, newest first. */
  articles: readonly ListedArticle[]
  /** Whether there are no others. */
  isWhole: boolean
}

/** The articles that match, and their number. Until the search answers, names and titles are compared. */
export function FoundList(props: FoundListProps) {
  const {
    filter,
    articles,
    isWhole,
    hits,
    isNear,
    hasTexts = true,
    hasFailed = false,
    matchesIn,
    nothing,
  } = props
  // These hits may be those of the previous query: the next answer takes a moment.
  const { text = '', tag = '' } = props
  const results = toRows(hasFailed || !hits ? matchNames(filter, articles) : hits, articles, isWhole)
  return (
    <>
      <p role="status" className={styles.status}>
        {hasFailed
          ? failure(filter.tag)
          : hits
            ? countOf(results.length, text, tag, isNear)
            : words.searching}
        {!hasTexts && words.noTexts}
      </p>
      <ul role="list" className={rowsClass(articles)}>
        {results.slice(0, MOST).map(({ article, hit }) => (
          <ArticleRow key={article.name} article={article} {...(hit.terms && matchesIn?.(article, hit))} />
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
function matchNames({ text, tag }: ListFilter, articles: readonly ListedArticle[]): Hit[] {
  const part = text.trim().toLowerCase()
  if (tag !== '') return []
  return articles.filter(({ name, title }) => `${name}\n${title}`.toLowerCase().includes(part))
}

/** Leaves out articles that are not in the list, because they were deleted. If the list is incomplete, they may exist. */
function toRows(found: readonly Hit[], articles: readonly ListedArticle[], isWhole: boolean) {
  const known = new Map(articles.map((article) => [article.name, article]))
  return found.flatMap((hit) => {
    const { name, title = name } = hit
    const article = known.get(name) ?? (isWhole ? undefined : { name, title })
    return article ? { article, hit } : []
  })
}

function countOf(count: number, text: string, tag: string, isNear = false): string {
  const quoted = text.trim() && fill(words.quoted, { text: text.trim() })
  // Isolated, so that # stays before a tag in the other direction (UAX #9).
  const query = [quoted, tag && `\u2068#${tag}\u2069`].filter(Boolean).join(' ')
  const nothing = fill(words.nothing, { query })
  if (count === 0) return nothing
  const articles = plural(words.articles, count)
  const found = isNear ? fill(words.similar, { nothing, articles }) : fill(words.found, { articles, query })
  return count > MOST ? fill(words.best, { found, count: MOST }) : found
}
