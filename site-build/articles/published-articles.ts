import type { IndexEntry, PublishedArticle } from '#app/lib/articles/article-index.ts'
import { brokenLinks, type LinkedText } from './checks/broken-links.ts'
import type { CheckedArticle } from './checks/check-article.ts'
import { SAMPLE_FIELD } from './checks/sample-articles.ts'
import { unknownFields } from './checks/unknown-fields.ts'

type Options = {
  /** Whether to warn about the texts of drafts as well, for the development server. */
  checksDrafts?: boolean
  /** The owner's. */
  pages?: readonly LinkedText[]
  isPublic?: (address: string) => boolean
}

/** The articles to publish, for pages, lists, feeds and copies (SAVE-1): no drafts, and none whose frontmatter has an error. */
export function publishedArticles(all: readonly CheckedArticle[], repository: string, options: Options = {}) {
  const { checksDrafts = false, pages = [], isPublic = () => false } = options
  const published = all.filter(({ isDraft }) => !isDraft)
  const articles = published.map(({ article }) => article)
  const drafts = all.flatMap(({ isDraft, article }) => (isDraft ? article : []))
  const draftNames = new Set(drafts.map(({ name }) => name))
  const checked = checksDrafts ? all : published
  return {
    /** The entries of the list, newest first, and the names of drafts. */
    index: { repository, drafts: [...draftNames], entries: newestFirst(articles).map(entryOf) },
    /** Oldest first, each with its neighbours. */
    articles: withNeighbours(articles.toSorted(compareDates)),
    /** Only the development server shows them. */
    drafts,
    warnings: [
      ...all.flatMap(({ frontmatterWarnings }) => frontmatterWarnings),
      ...checked.flatMap(({ textWarnings }) => textWarnings),
      ...brokenLinks(checked, draftNames, pages, isPublic),
      ...unknownFields(all, [SAMPLE_FIELD]),
    ],
  }
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

type Dated = { date?: number | undefined }

/** Newest first, articles without a date last. Articles of one day keep their order. */
export function newestFirst<T extends Dated>(articles: readonly T[]): T[] {
  return articles.toSorted((a, b) => compareDates(b, a))
}

/** An article without a date is the oldest. The difference of two infinities is no number. */
function compareDates({ date: a = -Infinity }: Dated, { date: b = -Infinity }: Dated): number {
  return a - b || 0
}
