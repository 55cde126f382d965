import type { Answer } from '#article-host/answers/fault.ts'
import { type Listing, type ListingEntry, sortedByName } from '#article-host/listing.ts'
import { readList, recallList } from '#article-host/read-list.ts'
import { ARTICLE_HOST, environment } from '#app/lib/articles/live-environment.ts'
import type { ListDocument, ListedArticle, ScheduledArticle } from '#app/lib/articles/article-index.ts'
import { isScheduled } from '#app/lib/articles/scheduled.ts'
import { isNewer, readArticleIndex, readCopyTime } from '#app/lib/articles/read-built.ts'
import type { Sources } from '#app/lib/live.ts'

/** The articles that the list shows, newest first. If they are only some of them, `total` counts all. */
export type ArticleListing = Pick<ListDocument, 'entries'> & Partial<ListDocument> & { isCut?: boolean }

const NO_LISTING: Listing = { entries: [], isCut: false }

/** The sources of the list. `initial` is that in the document, perhaps only its beginning; 404.html has none. */
export function liveList(initial: ListDocument | undefined): Sources<ArticleListing> {
  const isWhole = initial !== undefined && initial.entries.length >= initial.total
  const readBuilt = async () => (isWhole ? initial : ((await readArticleIndex()) ?? initial))

  return {
    initial: initial ?? null,
    hasMore: !isWhole,
    async read(signal): Promise<Answer<ArticleListing>> {
      // At the same time as the list, so that both end within one limit (LIST-2).
      const building = readBuilt()
      const earlierLists = building.then((built) => built?.earlierLists ?? [])
      const answer = await readList(ARTICLE_HOST, earlierLists, environment, signal)
      if (!answer.ok) return answer
      return { ok: true, value: mergeLists(await building, answer.value, environment.now()) }
    },
    async recall() {
      const built = await readBuilt()
      const stored = await recallList(ARTICLE_HOST, built?.earlierLists ?? [], environment)
      const builtAt = built ? await readCopyTime(built.entries, totalOf(built)) : null
      if (stored && isNewer(stored, built, builtAt))
        return { value: mergeLists(built, stored.value, environment.now()), takenAt: stored.storedAt }
      return built ? { value: built, takenAt: builtAt } : null
    },
  }
}

/** How many articles the site has. The index has them all. */
function totalOf({ total, entries }: ArticleListing): number {
  return total ?? entries.length
}

/**
 * Merges the live listing with the built list: new articles come first, below those that are pinned, and the others keep their order. Those that GitHub no longer
 * lists are gone, unless its listing is cut. Drafts stay hidden until a build has seen them published, and scheduled articles until
 * their day.
 *
 * @param listing `null` if it is older than the built list, which then stays as it is
 * @param now ms since 1970
 */
export function mergeLists(
  built: ArticleListing | undefined,
  listing: Listing | null,
  now: number,
): ArticleListing {
  const { entries, isCut } = listing ?? NO_LISTING
  if (!built) return { entries: sortedByName(entries), isCut }
  if (!listing) return built
  const live = new Map(entries.map((entry) => [entry.name, entry]))
  const merged = built.entries.flatMap((article) => {
    const entry = live.get(article.name)
    if (entry) return mergeArticle(entry, article)
    return isCut ? article : []
  })
  const { drafts = [], scheduled = [], translations } = built
  const currentTranslations = translations?.filter(({ name }) => isCut || live.has(name))
  const known = new Set(drafts)
  for (const { name } of [...built.entries, ...scheduled, ...(translations ?? [])]) known.add(name)
  const others = sortedByName(entries.filter(({ name }) => !known.has(name)))
  const due = dueArticles(scheduled, live, now)
  const pinned = merged.filter((article) => article.pinned)
  const unpinned = merged.filter((article) => !article.pinned)
  // If only a part of the built list is known, the others may be old articles.
  const { total = 0 } = built
  if (built.entries.length < total)
    return {
      entries: [...pinned, ...due, ...unpinned, ...others],
      isCut,
      total,
      translations: currentTranslations,
    }
  const news = others.map((entry) => asNew(entry))
  return { entries: [...pinned, ...news, ...due, ...unpinned], isCut, translations: currentTranslations }
}

/** The scheduled articles whose day has come since the build, newest first. So they are newer than all articles of the build. */
function dueArticles(
  scheduled: readonly ScheduledArticle[],
  live: ReadonlyMap<string, ListingEntry>,
  now: number,
): ListedArticle[] {
  const due = scheduled.filter(({ date }) => !isScheduled(date, now))
  const newestFirst = due.toSorted((entry, other) => other.date - entry.date)
  return newestFirst.flatMap(({ name, date }) => {
    const entry = live.get(name)
    return entry ? asNew(entry, date) : []
  })
}

function asNew(entry: ListingEntry, date?: number): ListedArticle {
  return { ...entry, date, mark: 'new' }
}

/** A changed article keeps its title, date, tags and place, but not its old description. */
function mergeArticle(entry: ListingEntry, listed: ListedArticle): ListedArticle {
  // Documents have only the beginning of an id.
  if (listed.sha !== undefined && entry.sha?.startsWith(listed.sha)) return listed
  const { title, date, lang, pinned, tags } = listed
  // Without ids we cannot know whether the text has changed.
  return { ...entry, title, date, lang, pinned, tags, mark: entry.sha === undefined ? undefined : 'changed' }
}
