import type { IndexEntry, PublishedArticle } from '#app/lib/articles/article-index.ts'
import { brokenLinks } from './checks/broken-links.ts'
import type { CheckedArticle } from './checks/check-article.ts'
import type { Finding } from '#site-build/model.ts'
import { SAMPLE_FIELD } from './checks/sample-articles.ts'
import { unknownFields } from './checks/unknown-fields.ts'

/** The articles to publish, for pages, lists, feeds and copies (SAVE-1): no drafts, and none whose frontmatter has an error. */
export function publishedArticles(all: readonly CheckedArticle[], repository: string) {
  const articles = all.flatMap(({ isDraft, article }) => (isDraft ? [] : article))
  const drafts = all.flatMap(({ isDraft, article }) => (isDraft ? article : []))
  const entries = articles.toSorted((a, b) => compareDates(b, a))
  const draftNames = drafts.map(({ name }) => name)
  return {
    /** The entries of the list, newest first, and the names of drafts. Articles of one day keep their order. */
    index: { repository, drafts: draftNames, entries: entries.map(entryOf) },
    /** Oldest first, each with its neighbours. */
    articles: withNeighbours(articles.toSorted(compareDates)),
    /** Only the development server shows them. */
    drafts,
  }
}

/** The warnings about articles and the owner's pages. @param checksDrafts whether to warn about the texts of drafts as well */
export function textFindings(
  articles: readonly CheckedArticle[],
  pages: readonly CheckedArticle[],
  isOnSite: (address: string) => boolean,
  checksDrafts = false,
): Finding[] {
  const drafts = new Set(articles.flatMap(({ isDraft, article }) => (isDraft ? article.name : [])))
  const texts = [...articles.filter(({ isDraft }) => checksDrafts || !isDraft), ...pages]
  return [
    ...[...articles, ...pages].flatMap((one) => one.frontmatterFindings),
    ...texts.flatMap((one) => one.textFindings),
    ...brokenLinks(texts, drafts, isOnSite),
    ...unknownFields(articles, [SAMPLE_FIELD]),
    // Only pages have the field `order`.
    ...unknownFields(pages, ['order']),
  ]
}

/** The entry of an article in the list, without the facts that only its page needs, so that long lists stay small. */
function entryOf({ name, sha, title, description, minutes, date, tags, lang }: PublishedArticle): IndexEntry {
  return { name, sha, title, description, minutes, date, tags, lang }
}

/** Adds the previous and the next article to every article. @param articles oldest first */
function withNeighbours(articles: readonly PublishedArticle[]): PublishedArticle[] {
  const neighbour = (article?: PublishedArticle) =>
    article && { name: article.name, title: article.title, lang: article.lang }
  return articles.map((article, index) => {
    return { ...article, previous: neighbour(articles[index - 1]), next: neighbour(articles[index + 1]) }
  })
}

/** The time of an article's last change, as on its page, ms since 1970; `null` if it is unknown. */
export function changedOn(article: Pick<PublishedArticle, 'updated' | 'changedAt' | 'date'>): number | null {
  return article.updated ?? article.changedAt ?? article.date ?? null
}

/** An article without a date is the oldest. The difference of two infinities is no number. */
function compareDates(one: PublishedArticle, other: PublishedArticle): number {
  return (one.date ?? -Infinity) - (other.date ?? -Infinity) || 0
}
