import { readingMinutes } from '#markdown/reading-time.ts'
import type { ArticleFile, SnapshotArticle } from '#app/lib/snapshot.ts'
import { takeFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'
import { imageSource } from '#markdown/destination.ts'
import type { MarkdownContext } from '#markdown/context.ts'
import { renderMarkdown } from '#markdown/render-markdown.ts'
import { markdownContext } from './markdown-context.ts'

/** Who wants to know, while it is rendered, what a text holds; lines are those of the file. */
type Listeners = Pick<MarkdownContext, 'whenRefers' | 'whenFormula'>

/**
 * One article, rendered: by the build for the snapshot, in the browser for a text that the snapshot does not have. This
 * module is the door to the parser: a page opens it in a worker (`prepare-apart.ts`), and only for a changed text.
 *
 * Its title is that of the frontmatter, else its opening heading, else its name.
 */
export async function prepareArticle(
  { name, text, sha, takenAt, changedAt = null }: ArticleFile,
  { whenRefers, whenFormula }: Listeners = {},
): Promise<SnapshotArticle> {
  const { fields, body: markdown } = await takeFrontmatter(text)
  const { title: givenTitle, description: givenDescription, cover, ...facts } = fields
  const above = text.slice(0, text.length - markdown.length).split(/\r\n|\n|\r/).length - 1
  const inFile = (line: number | undefined) => (line === undefined ? undefined : line + above)
  const context: MarkdownContext = {
    ...markdownContext,
    whenRefers: (reference) =>
      whenRefers?.({ ...reference, to: reference.to || name, line: inFile(reference.line) }),
    whenFormula: (formula, line) => whenFormula?.(formula, inFile(line)),
  }
  const { title, description, body } = await renderMarkdown(markdown, context, givenTitle ?? null)
  const picture = cover === undefined ? null : imageSource(cover, markdownContext)
  return {
    name,
    sha,
    takenAt,
    changedAt,
    title: givenTitle ?? title ?? name,
    description: givenDescription ?? description,
    minutes: readingMinutes(markdown),
    ...facts,
    ...(picture !== null && { cover: picture }),
    body,
  }
}
