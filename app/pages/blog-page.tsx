import { use } from 'react'
import { ArticleList } from '#app/features/articles/article-list.tsx'
import { type ArticleListing, joined } from '#app/features/articles/listed-article.ts'
import type { Saved } from '#app/features/articles/live.ts'
import type { SnapshotIndex } from '#app/features/articles/snapshot.ts'
import { readSnapshotIndex } from '#app/features/articles/snapshot-index.ts'
import type { Answer } from '#app/features/articles/source-fault.ts'
import { useLive } from '#app/features/articles/use-live.ts'
import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import { PageDataContext } from '#app/page-data.ts'
import { keptList, readLiveList } from './list-world.ts'
import { BLOG_HEAD } from './page-head.ts'
import { ownSite } from './world.ts'
import { useTitle } from './use-title.ts'

// The list's bundle knows them, and who looks for an article that is not there asks it.
export { knownNames } from './known-names.ts'

/** `/blogs`: the list, as it was when the site was built and as GitHub has it now. */
export function BlogPage() {
  const { index } = use(PageDataContext)
  const { state, retry } = useLive<ArticleListing>(liveList, {
    saved: index ? savedList(index) : null,
    findSaved: (signal) => newestList(index ?? readSnapshotIndex(ownSite, signal)),
  })
  useTitle(BLOG_HEAD.title)
  return (
    <PageFrame current="blog">
      <ArticleList state={state} retry={retry} />
    </PageFrame>
  )
}

async function liveList(signal: AbortSignal, isAsked: boolean): Promise<Answer<ArticleListing>> {
  const answer = await readLiveList(signal, isAsked)
  if (answer.ok) keptList.keepList(answer.value)
  return answer
}

/** The site's own list, or the one that this browser has kept since, told apart from it. */
async function newestList(
  found: SnapshotIndex | Promise<SnapshotIndex | null>,
): Promise<Saved<ArticleListing> | null> {
  const index = await found
  const kept = keptList.list()
  if (!kept || (index && index.takenAt >= kept.takenAt)) return index && savedList(index)
  const known: ArticleListing = index ?? { entries: [] }
  return { ...kept, value: { ...kept.value, entries: joined(kept.value, known), drafts: known.drafts } }
}

function savedList({ takenAt, ...value }: SnapshotIndex): Saved<ArticleListing> {
  return { value, takenAt }
}
