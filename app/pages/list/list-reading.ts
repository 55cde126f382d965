import type { KeptList } from '#app/lib/kept-list.ts'
import type { ListSource } from '#github/read-list.ts'
import { type ArticleListing, joined } from './listed-article.ts'
import type { ListingMemory } from '#github/listing-memory.ts'
import type { Saved } from '#app/lib/live.ts'
import type { SnapshotIndex } from '#app/lib/snapshot.ts'
import type { Answer } from '#github/fault.ts'

/** The ways to the list. */
export type ListReading = {
  saved: Saved<ArticleListing> | null
  findSaved: () => Promise<Saved<ArticleListing> | null>
  live: (signal: AbortSignal, isAsked: boolean) => Promise<Answer<ArticleListing>>
}

type ListPlaces = {
  readLive: ListSource
  kept: KeptList
  /** The site's own list; `null` when it cannot be had within a time that a reader of the live one may be kept waiting. */
  readIndex: () => Promise<SnapshotIndex | null>
  memory: Pick<ListingMemory, 'know'>
}

/**
 * The site's own list, the one that this browser has kept since, and the live one. The site's knows which names are
 * drafts, so it is read before any other is shown, and what it says is kept with the list.
 *
 * @param brought the site's list, where the document has brought it along
 */
export function readList(
  { readLive, kept, readIndex, memory }: ListPlaces,
  brought: SnapshotIndex | undefined,
): ListReading {
  let reading: Promise<SnapshotIndex | null> | undefined
  const index = () => (reading ??= brought ? Promise.resolve(brought) : lookForIndex())
  const lookForIndex = async () => {
    const found = await readIndex()
    // Not found for now: whoever tries again looks again.
    if (found === null) reading = undefined
    return found
  }

  return {
    saved: brought ? savedList(brought) : null,
    async findSaved() {
      const newest = newestOf(kept.list(), await index())
      if (newest) memory.know(newest.value.entries.map(({ name }) => name))
      return newest
    },
    async live(signal, isAsked) {
      const answer = await readLive(signal, isAsked)
      if (!answer.ok) return answer
      const site = await index()
      const drafts = (site ?? kept.list()?.value)?.drafts ?? []
      const entries = answer.value.entries.filter(({ name }) => !drafts.includes(name))
      kept.keepList({ ...answer.value, entries, drafts })
      return { ok: true, value: { ...answer.value, entries } }
    },
  }
}

/** The site's own list, or the one that this browser has kept since, told apart from it. */
function newestOf(
  kept: ReturnType<KeptList['list']>,
  index: SnapshotIndex | null,
): Saved<ArticleListing> | null {
  if (!kept || (index && index.takenAt >= kept.takenAt)) return index && savedList(index)
  const known: ArticleListing = index ?? { entries: [], drafts: kept.value.drafts }
  return { ...kept, value: { ...kept.value, entries: joined(kept.value, known), drafts: known.drafts } }
}

function savedList({ takenAt, ...value }: SnapshotIndex): Saved<ArticleListing> {
  return { value, takenAt }
}
