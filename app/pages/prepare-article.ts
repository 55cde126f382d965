import { readingMinutes } from '#app/features/articles/reading-time.ts'
import type { ArticleFile, SnapshotArticle } from '#app/features/articles/snapshot.ts'
import { renderMarkdown } from '#app/features/markdown/render-markdown.ts'
import { markdownContext } from './markdown-context.ts'

/**
 * One article, rendered: by the build for the snapshot, in the browser for a text that the snapshot does not have. This
 * module is the door to the parser, and is loaded only when it is needed.
 */
export async function prepareArticle({
  name,
  text,
  sha,
  takenAt,
  changedAt = null,
}: ArticleFile): Promise<SnapshotArticle> {
  const { title, description, body } = await renderMarkdown(text, markdownContext)
  return {
    name,
    sha,
    takenAt,
    changedAt,
    title: title ?? name,
    description,
    minutes: readingMinutes(text),
    body,
  }
}
