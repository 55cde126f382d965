import type { ArticlePlaces, Reference } from './article-places.ts'
import { imageSource } from './destination.ts'
import type { FormattedMarkdown } from './format-markdown.ts'
import type { Frontmatter } from './frontmatter/frontmatter.ts'
import type { FrontmatterProblem } from './frontmatter/read-frontmatter.ts'
import { takeFrontmatter } from './frontmatter/take-frontmatter.ts'
import { readingMinutes } from './reading-time.ts'

/** An article as a page shows it, and what the build checks in it. It is plain data. */
export type Formatted = FormattedMarkdown & {
  /** Reading time. */
  minutes: number
  /** What else the frontmatter says. */
  facts: Omit<Frontmatter, 'title' | 'description' | 'cover'>
  /** The address of the image that stands for the article. */
  cover?: string
  problems: FrontmatterProblem[]
  /** Fields of the frontmatter without a meaning here. */
  unknown: string[]
}

/**
 * Makes an article of its frontmatter and its formatted text. Its title is that of the frontmatter, else the opening
 * heading. Lines of what it reports are lines of the file, from 1.
 *
 * @param format formats what follows the frontmatter; the title is that of the frontmatter
 */
export async function articleOf(
  text: string,
  places: ArticlePlaces,
  format: (markdown: string, title: string | null) => Promise<FormattedMarkdown>,
): Promise<Formatted> {
  const { fields, body: markdown, problems, unknown } = await takeFrontmatter(text)
  const { title = null, description, cover, ...facts } = fields
  const formatted = await format(markdown, title)
  const above = text.slice(0, text.length - markdown.length).split(/\r\n|\n|\r/).length - 1
  const image = cover === undefined ? null : imageSource(cover, places)
  return {
    ...formatted,
    title: title ?? formatted.title,
    description: description ?? formatted.description,
    references: formatted.references.map((one) => below(above, one)),
    minutes: readingMinutes(markdown),
    ...{ facts, problems, unknown },
    ...(image !== null && { cover: image }),
  }
}

function below(above: number, { kind, to, written, line }: Reference): Reference {
  return { kind, to, written, line: line === undefined ? undefined : line + above }
}
