import type { SnapshotArticle, SnapshotSummary } from '#app/lib/snapshot.ts'
import type { ReactNode } from 'react'
import { ArticleText } from './article-text.tsx'
import { readerPlace } from './reader-place.ts'

/** An article as a page shows it: its facts, and its text as something to render. */
export type ShownArticle = SnapshotSummary & {
  text: ReactNode
  /** GitHub lists another text under the name. */
  isDoubtful?: boolean
}

/**
 * An article as a page shows it. This module is the door to the renderer of trees, which is loaded only for a text that
 * does not stand in the document already.
 */
export function shownArticle({ body, ...article }: SnapshotArticle): ShownArticle {
  return {
    ...article,
    text: <ArticleText article={article} tree={body} whenShown={readerPlace(document)} />,
  }
}
