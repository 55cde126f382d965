import type { ReactNode } from 'react'
import type { Article, ArticleSummary } from '#app/lib/article-index.ts'
import { ArticleText } from './article-text.tsx'
import { readerPlace } from './reader-place.ts'

/** An article as a page shows it: its facts, and its text as something to render. */
export type ShownArticle = ArticleSummary & { text: ReactNode }

/** Makes an article ready to show. Loads the renderer of trees, so it is imported only for a text that needs it. */
export function shownArticle({ body, ...article }: Article): ShownArticle {
  return {
    ...article,
    text: <ArticleText article={article} tree={body} whenShown={readerPlace(document)} />,
  }
}
