import { use } from 'react'
import { ArticleList } from '#app/features/articles/article-list.tsx'
import type { ArticleListing } from '#app/features/articles/listed-article.ts'
import { readList } from '#app/features/articles/list-reading.ts'
import { useLive } from '#app/features/articles/use-live.ts'
import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import { PageDataContext } from '#app/page-data.ts'
import { listPlaces } from './list-world.ts'
import { BLOG_HEAD } from './page-head.ts'
import { useTitle } from './use-title.ts'

// The list's bundle knows them, and who looks for an article that is not there asks it.
export { knownNames } from './known-names.ts'

/** `/blogs`: the list, as it was when the site was built and as GitHub has it now. */
export function BlogPage() {
  const { index } = use(PageDataContext)
  const reading = readList(listPlaces, index)
  const { state, retry } = useLive<ArticleListing>(reading.live, reading)
  useTitle(BLOG_HEAD.title)
  return (
    <PageFrame current="blog">
      <ArticleList state={state} retry={retry} />
    </PageFrame>
  )
}
