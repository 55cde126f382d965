import type { SnapshotArticle } from '#app/lib/snapshot.ts'
import type { ShownArticle } from '#app/page-data.ts'
import { ArticleText } from './article-text.tsx'
import { readerPlace } from './reader-place.ts'

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
