import type { ListedArticle } from '#app/lib/articles/list-document.ts'
import { plural } from '#app/lib/language/plural.ts'
import { PATH_PREFIX } from '#app/lib/settings.ts'
import { tagPath } from '#app/lib/articles/tags.ts'
import rows from '#app/pages/list/article-list.module.css'
import { ArticleRow } from '#app/pages/list/article-row.tsx'
import type { ListFilter } from './list-filter.ts'
import styles from './list-search.module.css'
import type { Found, useFound } from './use-found.ts'
import * as words from '#app/lib/words/list.ts'

/** How many results are shown; others match worse. */
const MOST = 50

type FoundArticlesProps = Pick<ReturnType<typeof useFound>, 'matches' | 'found'> & {
  filter: ListFilter
  /** All articles that the page knows, newest first. */
  articles: readonly ListedArticle[]
  /** Whether there are no others. */
  isWhole: boolean
}

/** The articles that match, and how many. */
export function FoundArticles({ filter, articles, isWhole, matches, found }: FoundArticlesProps) {
  const { hits, hasTexts, hasFailed } = found
  const results = listed(hasFailed || !hits ? named(filter, articles) : hits, articles, isWhole)
  return (
    <>
      <p role="status" className={styles.status}>
        {hasFailed ? failure(filter.tag) : hits ? countOf(results.length, filter) : words.searching}
        {!hasTexts && words.noTexts}
      </p>
      <ul role="list" className={`${rows.rows} ${rows.dated}`}>
        {results.slice(0, MOST).map(({ article, terms }) => (
          <ArticleRow
            key={article.name}
            article={article}
            {...(terms && matches?.matchesIn(article, terms))}
          />
        ))}
      </ul>
    </>
  )
}

/** Without the index nobody knows the tags of an article, but each tag has a page. */
function failure(tag: string) {
  if (tag === '') return words.searchFailed
  return (
    <>
      {words.searchFailedOfTag} <a href={PATH_PREFIX + tagPath(tag)}>{words.pageOfTag(tag)}</a>
    </>
  )
}

/** Articles with the text in their name or title; rows do not say their tags. */
function named({ text, tag }: ListFilter, articles: readonly ListedArticle[]): Found[] {
  const part = text.trim().toLowerCase()
  if (tag !== '') return []
  return articles.filter(({ name, title }) => `${name}\n${title}`.toLowerCase().includes(part))
}

/** Deleted articles are no longer on the list, unless the page knows only some of them. */
function listed(found: readonly Found[], articles: readonly ListedArticle[], isWhole: boolean) {
  const known = new Map(articles.map((article) => [article.name, article]))
  return found.flatMap(({ name, title = name, terms }) => {
    const article = known.get(name) ?? (isWhole ? undefined : { name, title })
    return article ? { article, terms } : []
  })
}

function countOf(count: number, { text, tag }: ListFilter): string {
  const quoted = text.trim() && words.quoted(text.trim())
  // Isolated, so that # stays before a tag of the other direction (UAX #9).
  const query = [quoted, tag && `\u2068#${tag}\u2069`].filter(Boolean).join(' ')
  if (count === 0) return words.nothing(query)
  const found = words.found(plural(words.articles, count), query)
  return count > MOST ? words.best(found, MOST) : found
}
