import type { ArticleIndex } from '#app/lib/articles/article-index.ts'
import type { ListDocument } from '#app/lib/articles/list-document.ts'
import { listPages } from '#app/lib/articles/list-pages.ts'
import { tagKey } from '#app/lib/articles/tags.ts'

type Tagged = { tags?: string[] }
type Tag<T extends Tagged = Tagged> = { label: string; entries: T[] }

/** The most tags that a page links to, so that they stay an overview. */
const MOST_LINKS = 10

/** The tags of the published articles, most used first. The newest article decides between spellings of a tag. */
export function tagsOf<T extends Tagged>({ entries }: { entries: readonly T[] }): Tag<T>[] {
  const tags = new Map<string, Tag<T>>()
  for (const entry of entries)
    for (const label of entry.tags ?? []) {
      const tag = tags.get(tagKey(label)) ?? { label, entries: [] }
      // An article may contain a tag in two spellings.
      if (tag.entries.at(-1) !== entry) tag.entries.push(entry)
      tags.set(tagKey(label), tag)
    }
  const compare = new Intl.Collator('en').compare
  return [...tags.values()].toSorted(
    (a, b) => b.entries.length - a.entries.length || compare(a.label, b.label),
  )
}

/** The tags that every list links to. */
export function mainTags(tags: readonly Tag[]): string[] {
  return tags.slice(0, MOST_LINKS).map(({ label }) => label)
}

/** The list of each tag in pages, like the list of the site. */
export function tagDocuments({ entries }: ArticleIndex): ListDocument[] {
  const all = tagsOf({ entries })
  const tags = mainTags(all)
  return all.flatMap((tag) =>
    listPages(tag.entries).map((page, place, pages) => ({
      total: tag.entries.length,
      number: pages.length - place,
      tag: tag.label,
      tags,
      entries: page,
    })),
  )
}
