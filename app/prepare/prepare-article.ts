import { readingMinutes } from '#markdown/reading-time.ts'
import type { ArticleFile, SnapshotArticle } from '#app/lib/snapshot.ts'
import type { FrontmatterProblem } from '#markdown/frontmatter/read-frontmatter.ts'
import { takeFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'
import { imageSource } from '#markdown/destination.ts'
import type { Reference } from '#markdown/rendered-markdown.ts'
import { renderMarkdown } from '#markdown/render-markdown.ts'
import { markdownContext } from './markdown-context.ts'

/** One article, formatted, and what the build checks in it. Lines are those of the file, from 1. */
type PreparedArticle = {
  article: SnapshotArticle
  problems: FrontmatterProblem[]
  /** Fields of the frontmatter without a meaning here. */
  unknown: string[]
  references: Reference[]
}

/**
 * Formats one article: in the build, and in the browser when the live text is another one. This module brings the parser,
 * so a page loads it in a worker (`prepare-apart.ts`).
 *
 * The title is that of the frontmatter, else the opening heading, else the name.
 */
export async function prepareArticle({
  name,
  text,
  sha,
  takenAt,
  changedAt = null,
}: ArticleFile): Promise<PreparedArticle> {
  const { fields, body: markdown, problems, unknown } = await takeFrontmatter(text)
  const { title: givenTitle, description: givenDescription, cover, ...facts } = fields
  const { title, description, body, references } = await renderMarkdown(
    markdown,
    markdownContext,
    givenTitle ?? null,
  )
  const picture = cover === undefined ? null : imageSource(cover, markdownContext)
  const article = {
    ...{ name, sha, takenAt, changedAt },
    title: givenTitle ?? title ?? name,
    description: givenDescription ?? description,
    minutes: readingMinutes(markdown),
    ...facts,
    ...(picture !== null && { cover: picture }),
    body,
  }
  const above = text.slice(0, text.length - markdown.length).split(/\r\n|\n|\r/).length - 1
  const inFile = references.map(({ kind, to, written, line }) => ({
    kind,
    to: to || name,
    written,
    line: line === undefined ? undefined : line + above,
  }))
  return { article, problems, unknown, references: inFile }
}
