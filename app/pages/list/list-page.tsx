import { use } from 'react'
import { ArticleList } from './article-list.tsx'
import type { ArticleListing } from './listed-article.ts'
import { readList } from './list-reading.ts'
import { useLive } from '#app/lib/use-live.ts'
import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import { PageDataContext } from '#app/page-data.ts'
import { listPlaces } from './list-world.ts'
import { BLOG_HEAD } from '#app/lib/page-head.ts'
import { useTitle } from '#app/lib/use-title.ts'

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
