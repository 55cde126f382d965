import { useEffect } from 'react'
import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import type { ArticleIndex } from '#app/lib/articles/article-index.ts'
import { BLOG_HEAD } from '#app/lib/page-head.ts'
import { useLive } from '#app/lib/use-live.ts'
import { ArticleList } from './article-list.tsx'
import { liveList } from './live-list.ts'

/** `/blogs`: the list, first as it was built, then as GitHub has it now. */
export function ListPage({ initial }: { initial: ArticleIndex | undefined }) {
  const { state, retry } = useLive(() => liveList(initial))

  // 404.html has the title of another page.
  useEffect(() => {
    document.title = BLOG_HEAD.title
  }, [])

  return (
    <PageFrame current="blog">
      <ArticleList state={state} retry={retry} />
    </PageFrame>
  )
}
