import type { ComponentProps, ReactNode } from 'react'
import type { SearchQuery } from '#app/features/search/search-engine.ts'
import { search, startSearch } from '#app/features/search/search.ts'
import type { ListDocument, ListedArticle } from '#app/lib/articles/article-index.ts'
import { closestNames } from '#app/lib/closest-names.ts'
import { fill, plural } from '#app/lib/language/sentences.ts'
import { Landscape } from '#app/lib/terrain/landscape.tsx'
import { LOST_LANDSCAPE } from '#app/lib/terrain/landscapes.ts'
import * as words from '#app/lib/words/list.ts'
import type { ArticleRow } from '#app/pages/list/article-rows.tsx'
import { MarkedText, MatchContext } from './match-context.tsx'
import styles from './match-context.module.css'

/** What stands in place of the list; `nothing` if there are no rows. */
export type Results = { status: string; rows: ComponentProps<typeof ArticleRow>[]; nothing?: ReactNode }

/** The articles that the page knows, newest first, and those that it has in another language; it is `isWhole` if there are no others. */
export type KnownArticles = Pick<ListDocument, 'translations'> & {
  articles: readonly ListedArticle[]
  isWhole: boolean
}

// The index loads while the reader is still typing.
startSearch()

/** The share of letters in which a similar title may differ. */
const MAX_DIFFERENCE = 0.7

/**
 * The articles that the search finds, with their matches marked. If it finds none, those with similar titles.
 *
 * @param known the articles of the page
 * @param limit the most rows
 */
export async function findArticles(
  query: SearchQuery,
  { articles, translations = [], isWhole }: KnownArticles,
  limit: number,
): Promise<Results> {
  const newer = articles.flatMap(({ mark, name }) => (mark === 'new' ? name : []))
  const { hits, isNear, hasTexts } = await search({ query, newer })
  const similar = hits.length === 0 && query.tag === '' ? similarArticles(query.text, articles) : []
  // A tag alone shows what the list shows.
  const isTranslationShown = query.text.trim() !== ''
  const otherLanguages = new Map(translations.map((article) => [article.name, article]))
  const articleByName = new Map(articles.map((article) => [article.name, article]))
  const matches = [...hits, ...similar].flatMap(({ name, title, terms }) => {
    const translation = otherLanguages.get(name)
    if (translation) return isTranslationShown ? { article: translation, terms } : []
    // A deleted article is not in the list. If the list is incomplete, the article may exist.
    const article = articleByName.get(name) ?? (isWhole ? undefined : { name, title })
    return article ? { article, terms } : []
  })
  const count = countOf(matches.length, limit, query, isNear || similar.length > 0)
  return {
    status: hasTexts ? count : count + words.noTexts,
    rows: matches.slice(0, limit).map(({ article, terms }) => ({
      article,
      show: (text) => <MarkedText text={text} terms={terms} />,
      children: <MatchContext article={article} terms={terms} />,
    })),
    nothing: <Landscape className={styles.landscape} number={LOST_LANDSCAPE} part="trail" />,
  }
}

/** The articles whose titles have the most letters of the query in its order. */
function similarArticles(text: string, articles: readonly ListedArticle[]) {
  const nameByTitle = new Map(articles.map(({ name, title = name }) => [title, name]))
  const titles = closestNames(text, [...nameByTitle.keys()], MAX_DIFFERENCE)
  return titles.map((title) => ({ name: nameByTitle.get(title) ?? title, title, terms: [] }))
}

/** The line above the results. @param limit the most that are shown @param isNear whether none of them matches exactly */
function countOf(count: number, limit: number, { text, tag }: SearchQuery, isNear: boolean): string {
  const typed = text.trim()
  const quotedText = typed === '' ? '' : fill(words.quoted, { text: typed })
  // Isolated, so that # stays before a tag in the other direction (UAX #9).
  const markedTag = tag === '' ? '' : `\u2068#${tag}\u2069`
  const query = [quotedText, markedTag].filter((part) => part !== '').join(' ')
  const nothing = fill(words.nothing, { query })
  if (count === 0) return nothing
  const articles = plural(words.articles, count)
  const sentence = isNear
    ? fill(words.similar, { nothing, articles })
    : fill(words.found, { articles, query })
  return count > limit ? fill(words.best, { found: sentence, count: limit }) : sentence
}
