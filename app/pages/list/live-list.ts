import type { Answer } from '#article-host/fault.ts'
import { type Listing, type ListingEntry, sortedByName } from '#article-host/listing.ts'
import { readList, recallList } from '#article-host/read-list.ts'
import { ARTICLE_HOST, environment } from '#app/lib/articles/article-host.ts'
import type { ListDocument, ListedArticle } from '#app/lib/articles/article-index.ts'
import { isNewer, readArticleIndex, readBuildTime } from '#app/lib/articles/read-built.ts'
import type { Sources } from '#app/lib/live.ts'

/** The articles that the list shows, newest first. If they are only some of them, `total` counts all. */
export type ArticleListing = Pick<ListDocument, 'entries'> & Partial<ListDocument> & { isCut?: boolean }

/** The sources of the list. `initial` is that in the document, perhaps only its beginning; 404.html has none. */
export function liveList(initial: ListDocument | undefined): Sources<ArticleListing> {
  const isWhole = initial !== undefined && initial.entries.length >= initial.total
  const readBuilt = async () => (isWhole ? initial : ((await readArticleIndex()) ?? initial))

  return {
    initial: initial ?? null,
    hasMore: !isWhole,
    async read(signal): Promise<Answer<ArticleListing>> {
      const answer = await readList(ARTICLE_HOST, environment, signal)
      return answer.ok ? { ok: true, value: mergeLists(await readBuilt(), answer.value) } : answer
    },
    async recall() {
      const found = [recallList(ARTICLE_HOST, environment), readBuilt(), readBuildTime()] as const
      const [stored, known, builtAt] = await Promise.all(found)
      if (stored && isNewer(stored, known, builtAt))
        return { value: mergeLists(known, stored.value), takenAt: stored.storedAt }
      return known ? { value: known, takenAt: builtAt } : null
    },
  }
}

/**
 * Merges the live listing with the built list: new articles come first, the others keep their order. Those that GitHub no longer
 * lists are gone, unless its listing is cut. Drafts stay hidden until a build has seen them published.
 */
export function mergeLists(built: ArticleListing | undefined, { entries, isCut }: Listing): ArticleListing {
  if (!built) return { entries: sortedByName(entries), isCut }
  const live = new Map(entries.map((entry) => [entry.name, entry]))
  const kept = built.entries.flatMap((article) => {
    const entry = live.get(article.name)
    if (entry) return mergeArticle(entry, article)
    return isCut ? article : []
  })
  const hidden = new Set([...built.entries.map(({ name }) => name), ...(built.drafts ?? [])])
  const others = sortedByName(entries.filter(({ name }) => !hidden.has(name)))
  // If only a part of the built list is known, the others may be old articles.
  const { total = 0 } = built
  if (built.entries.length < total) return { entries: [...kept, ...others], isCut, total }
  return { entries: [...others.map(asNew), ...kept], isCut }
}

const asNew = (entry: ListingEntry): ListedArticle => ({ ...entry, mark: 'new' })

/** A changed article keeps its title, date and place, but not its old description. */
function mergeArticle(entry: ListingEntry, before: ListedArticle): ListedArticle {
  // Documents have only the beginning of an id.
  if (before.sha !== undefined && entry.sha?.startsWith(before.sha)) return before
  const { title, date, lang } = before
  // Without ids we cannot know whether the text has changed.
  return { ...entry, title, date, lang, mark: entry.sha === undefined ? undefined : 'changed' }
}
