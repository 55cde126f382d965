import type {
  ArticleIndex,
  IndexEntry,
  Neighbour,
  PublishedArticle,
} from '#app/lib/articles/article-index.ts'
import { isScheduled } from '#app/lib/articles/scheduled.ts'
import { withRelated } from './related.ts'
import { withSeries } from './series.ts'
import { chooseVersions, isListed, listedName, withTranslations } from './translations.ts'
import type { Article } from '#site-build/model.ts'
import { scheduledTexts } from './scheduled-texts.ts'

/**
 * The articles to publish, for pages, lists, feeds and copies (SAVE-1): no drafts, none whose frontmatter has an error, and none
 * whose day has not come yet.
 *
 * @param now the time of the build, ms since 1970
 * @param siteLanguage a language tag
 */
export function publishedArticles(
  all: readonly Article[],
  repository: string,
  now: number,
  siteLanguage: string,
) {
  const hiddenNames = new Set(all.filter((text) => !isPublished(text, now)).map(({ facts }) => facts.name))
  const oldestFirst = all
    .filter(({ facts }) => !hiddenNames.has(facts.name))
    .toSorted((a, b) => compareDates(a.facts, b.facts))
  const { articles, findings } = withTranslations(oldestFirst, hiddenNames, siteLanguage)
  const drafts = all.filter(({ isDraft }) => isDraft).map(({ facts }) => facts)
  const scheduled = scheduledTexts(all, now).map(({ facts }) => ({ ...facts, isScheduled: true }))
  const translations = articles.filter((article) => !isListed(article))
  const entries = newestFirst(articles.filter(isListed)).toSorted(
    (a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false),
  )
  const index: ArticleIndex = {
    repository,
    drafts: drafts.map(({ name }) => name),
    scheduled: scheduled.map(({ name, date }) => ({ name, date })),
    entries: entries.map(entryOf),
    ...(translations.length > 0 && { translations: newestFirst(translations).map(entryOf) }),
  }
  return {
    /** The entries of the list, pinned ones first, then newest first, and the names of hidden articles. Articles of one day keep their order. */
    index,
    /** Oldest first, each with its neighbours. */
    published: withRelated(withSeries(withNeighbours(articles)), all),
    /** Drafts and scheduled articles: only the development server shows them. */
    hidden: [...drafts, ...scheduled],
    findings,
  }
}

/** Whether an article has a page on that day. @param now the time of the build, ms since 1970 */
export function isPublished({ isDraft, facts }: Article, now: number): boolean {
  return !isDraft && !isScheduled(facts.date, now)
}

/** The entry of an article in the list, without the facts that only its page needs, so that long lists stay small. */
function entryOf(article: PublishedArticle): IndexEntry {
  const { name, sha, title, description, minutes, date, tags, lang, pinned } = article
  return { name, sha, title, description, minutes, date, tags, lang, pinned: pinned || undefined }
}

/**
 * Adds the previous and the next article to every article: of those that the list shows, in the language of the article if they are
 * there in it.
 *
 * @param articles oldest first
 */
function withNeighbours(articles: readonly PublishedArticle[]): PublishedArticle[] {
  const articleByName = new Map(articles.map((article) => [article.name, article]))
  const listed = articles.filter(isListed)
  const indexOfListed = new Map(listed.map(({ name }, index) => [name, index]))
  function neighbour(index: number, reader: PublishedArticle): Neighbour | undefined {
    const article = listed[index]
    if (article === undefined) return undefined
    const versions = (article.versions ?? []).flatMap(({ name }) => articleByName.get(name) ?? [])
    const [version = article] = chooseVersions(reader, versions)
    return { name: version.name, title: version.title, lang: version.lang }
  }
  return articles.map((article) => {
    const index = indexOfListed.get(listedName(article)) ?? 0
    return { ...article, previous: neighbour(index - 1, article), next: neighbour(index + 1, article) }
  })
}

/** The time of an article's last change, as on its page, ms since 1970; `null` if it is unknown. */
export function changedOn(article: Pick<PublishedArticle, 'updated' | 'changedAt' | 'date'>): number | null {
  return article.updated ?? article.changedAt ?? article.date ?? null
}

/** Articles of one day keep their order. */
export function newestFirst(articles: readonly PublishedArticle[]): PublishedArticle[] {
  return articles.toSorted((a, b) => compareDates(b, a))
}

/** An article without a date is the oldest. The difference of two infinities is no number. */
function compareDates(article: PublishedArticle, other: PublishedArticle): number {
  return (article.date ?? -Infinity) - (other.date ?? -Infinity) || 0
}
