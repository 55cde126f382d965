import { lazy, Suspense, useEffect } from 'react'
import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import { articleHead } from '#app/lib/page-head.ts'
import { useLive } from '#app/lib/use-live.ts'
import { listingMemory } from '#app/lib/world.ts'
import { ArticleView, headingOf } from './article-view.tsx'
import { readArticle } from './read-article.ts'
import type { ShownArticle } from './shown-article.tsx'

// Loaded only where no article is found.
const Suggestions = lazy(() => import('./article-suggestions.tsx').catch(() => ({ default: () => null })))

type ArticlePageProps = {
  /** The article's name, or `''` for an address that no article can have. */
  name: string
  /** The article that came with the document. */
  initial: ShownArticle | undefined
}

/** `/blogs/{name}`: one article, as it was when the site was built and as GitHub has it now. */
export function ArticlePage({ name, initial }: ArticlePageProps) {
  const reading = readArticle(name, initial)
  const { state, retry } = useLive<ShownArticle>(reading.live, reading)
  const isListed = listingMemory.knows(name)
  const { title } = articleHead(headingOf(name, state, isListed))

  // The live article may have another title than the document, and 404.html has none of any article.
  useEffect(() => {
    document.title = title
  }, [title])

  return (
    <PageFrame current="blog">
      <ArticleView
        name={name}
        state={state}
        retry={retry}
        isListed={isListed}
        whenGone={
          <Suspense fallback={null}>
            <Suggestions name={name} />
          </Suspense>
        }
      >
        {({ text }) => text}
      </ArticleView>
    </PageFrame>
  )
}
