import { lazy, Suspense, use } from 'react'
import { articleNameFromSegment } from '#github/article-name.ts'
import { ArticleView, headingOf } from './article-view.tsx'
import { useLive } from '#app/lib/use-live.ts'
import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import { PageDataContext, type ShownArticle } from '#app/page-data.ts'
import { articleHead } from '#app/lib/page-head.ts'
import { readArticle } from './read-article.ts'
import { useTitle } from '#app/lib/use-title.ts'
import { listingMemory } from '#app/lib/world.ts'

// Only who finds no article loads what it takes to find another one.
const Suggestions = lazy(() => import('./article-suggestions.tsx').catch(() => ({ default: () => null })))

/** `/blogs/{articleName}`. The segment is still encoded; what cannot be decoded is a name that no article has. */
export function ArticlePage({ segment }: { segment: string }) {
  const name = articleNameFromSegment(segment) ?? ''
  const brought = use(PageDataContext).article
  const reading = readArticle(name, brought?.name === name ? brought : undefined)
  const { state, retry } = useLive<ShownArticle>(reading.live, reading)
  const isListed = listingMemory.knows(name)
  useTitle(articleHead(headingOf(name, state, isListed)).title)
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
