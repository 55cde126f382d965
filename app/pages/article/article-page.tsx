import { useEffect } from 'react'
import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import { pageTitle } from '#app/lib/site/page-head.ts'
import { useLive } from '#app/lib/live/use-live.ts'
import { ArticleView, headingOf } from './article-view.tsx'
import { liveArticle } from './live-article.ts'
import type { ArticleOnPage } from './format-changed-article.tsx'

/** `/blogs/{name}`: an article as it was built, and then as GitHub has it now. No article can have the name `''`. */
export function ArticlePage({ name, initial }: { name: string; initial: ArticleOnPage | undefined }) {
  const { state, retry } = useLive(() => liveArticle(name, initial))
  const title = pageTitle(headingOf(name, state))

  // The live article may have a new title, and 404.html has none.
  useEffect(() => {
    document.title = title
  }, [title])

  return (
    <PageFrame current="blog">
      <ArticleView name={name} state={state} retry={retry} />
    </PageFrame>
  )
}
