import type { ReactNode } from 'react'
import type { Article, ArticleSummary } from '#app/lib/articles/article-index.ts'
import { ArticleText } from './article-text.tsx'
import { readerPlace } from './reader-place.ts'

/** An article with its text as a React node. */
export type ShownArticle = ArticleSummary & { text: ReactNode }

/** Imported only when needed, because it loads the renderer of syntax trees. */
export function shownArticle({ body, ...article }: Article): ShownArticle {
  return {
    ...article,
    text: <ArticleText article={article} tree={body} whenShown={readerPlace(document)} />,
  }
}
