import type { ComponentProps, ReactNode } from 'react'
import type { SearchQuery } from '#app/features/search/search-engine.ts'
import { search, startSearch } from '#app/features/search/search.ts'
import type { ListedArticle } from '#app/lib/articles/article-index.ts'
import { closestNames } from '#app/lib/closest-names.ts'
import { fill, plural } from '#app/lib/language/sentences.ts'
import { Landscape } from '#app/lib/terrain/landscape.tsx'
import * as words from '#app/lib/words/list.ts'
import type { ArticleRow } from '#app/pages/list/article-rows.tsx'
import { MarkedText, MatchContext } from './match-context.tsx'
import styles from './match-context.module.css'

/** What stands in place of the list; `nothing` if there are no rows. */
export type Results = { status: string; rows: ComponentProps<typeof ArticleRow>[]; nothing?: ReactNode }

// The index loads while the reader is still typing.
startSearch()

/** The share of letters in which a similar title may differ. */
const NEAR = 0.7

/** The articles of the page that the search finds, with their matches marked. If it finds none, those with similar titles. */
export async function findArticles(
  query: SearchQuery,
  articles: readonly ListedArticle[],
  isWhole: boolean,
  most: number,
): Promise<Results> {
  const newer = articles.flatMap(({ mark, name }) => (mark === 'new' ? name : []))
  const { hits, isNear, hasTexts } = await search({ query, newer })
  const near = hits.length === 0 && query.tag === '' ? nearest(query.text, articles) : []
  const known = new Map(articles.map((article) => [article.name, article]))
  const found = [...hits, ...near].flatMap(({ name, title, terms }) => {
    // A deleted article is not in the list. If the list is incomplete, the article may exist.
    const article = known.get(name) ?? (isWhole ? undefined : { name, title })
    return article ? { article, terms } : []
  })
  return {
    status: countOf(found.length, most, query, isNear || near.length > 0) + (hasTexts ? '' : words.noTexts),
    rows: found.slice(0, most).map(({ article, terms }) => ({
      article,
      show: (text) => <MarkedText text={text} terms={terms} />,
      children: <MatchContext article={article} terms={terms} />,
    })),
    nothing: <Landscape className={styles.landscape} number={5} part="trail" />,
  }
}

/** The articles whose titles have the most letters of the query in its order. */
function nearest(text: string, articles: readonly ListedArticle[]) {
  const names = new Map(articles.map(({ name, title = name }) => [title, name]))
  return closestNames(text, [...names.keys()], NEAR).map((title) => {
    return { name: names.get(title) ?? title, title, terms: [] }
  })
}

function countOf(count: number, most: number, { text, tag }: SearchQuery, isNear: boolean): string {
  const quoted = text.trim() && fill(words.quoted, { text: text.trim() })
  // Isolated, so that # stays before a tag in the other direction (UAX #9).
  const query = [quoted, tag && `\u2068#${tag}\u2069`].filter(Boolean).join(' ')
  const nothing = fill(words.nothing, { query })
  if (count === 0) return nothing
  const articles = plural(words.articles, count)
  const found = isNear ? fill(words.similar, { nothing, articles }) : fill(words.found, { articles, query })
  return count > most ? fill(words.best, { found, count: most }) : found
}
