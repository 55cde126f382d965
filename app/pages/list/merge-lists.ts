import { sortedByName, type Listing, type ListingEntry } from '#article-host/listing.ts'
import type { ListDocument, ListedArticle } from '#app/lib/articles/article-index.ts'

/** The articles that the list shows, newest first. If they are only some of them, `total` counts all. */
export type ArticleListing = Pick<ListDocument, 'entries'> & Partial<ListDocument> & { isCut?: boolean }

/**
 * Merges the live listing with the built list: new articles come first, the others keep their order. Articles that GitHub no
 * longer lists are gone, unless its listing is cut. Drafts stay hidden until a build has seen them published.
 */
export function mergeLists(built: ArticleListing | undefined, { entries, isCut }: Listing): ArticleListing {
  if (!built) return { entries: sortedByName(entries), isCut }
  const live = new Map(entries.map((entry) => [entry.name, entry]))
  const kept = built.entries.flatMap((article) => {
    const entry = live.get(article.name)
    if (entry) return described(entry, article)
    return isCut ? article : []
  })
  const hidden = new Set([...built.entries.map(({ name }) => name), ...(built.drafts ?? [])])
  const others = sortedByName(entries.filter(({ name }) => !hidden.has(name)))
  // If only a part of the built list is known, the others may be old articles.
  const { total = 0 } = built
  if (built.entries.length < total) return { entries: [...kept, ...others], isCut, total }
  return { entries: [...others.map(asNew), ...kept], isCut }
}

function asNew(entry: ListingEntry): ListedArticle {
  return { ...entry, mark: 'new' }
}

/** A changed article keeps its title, date and place, but not its old description. */
function described(entry: ListingEntry, before: ListedArticle): ListedArticle {
  // Documents have only the beginning of an id.
  if (before.sha !== undefined && entry.sha?.startsWith(before.sha)) return before
  const { title, date, lang } = before
  // Without ids we cannot know whether the text has changed.
  return { ...entry, title, date, lang, mark: entry.sha === undefined ? undefined : 'changed' }
}
