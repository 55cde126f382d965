import { use } from 'react'
import { ArticleList } from '#app/features/articles/article-list.tsx'
import type { ListedArticle } from '#app/features/articles/listed-article.ts'
import type { Saved } from '#app/features/articles/live.ts'
import type { SnapshotIndex } from '#app/features/articles/snapshot.ts'
import { useLive } from '#app/features/articles/use-live.ts'
import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import { PageDataContext } from '#app/page-data.ts'
import { articleSource, snapshotReader } from './article-world.ts'
import { BLOG_HEAD } from './page-head.ts'
import { useTitle } from './use-title.ts'

/** `/blogs`: the list, as it was when the site was built and as GitHub has it now. */
export function BlogPage() {
  const { index } = use(PageDataContext)
  const { state, retry } = useLive<readonly ListedArticle[]>((signal) => articleSource.list(signal), {
    saved: index ? savedList(index) : null,
    findSaved: async (signal) => {
      const found = await snapshotReader.index(signal)
      return found && savedList(found)
    },
  })
  useTitle(BLOG_HEAD.title)
  return (
    <PageFrame current="blog">
      <ArticleList state={state} retry={retry} />
    </PageFrame>
  )
}

function savedList({ entries, takenAt }: SnapshotIndex): Saved<readonly ListedArticle[]> {
  return { value: entries, takenAt }
}
