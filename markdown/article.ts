import type { ArticlePlaces, Reference } from './article-places.ts'
import { asWritten } from './as-written.ts'
import type { FormattedMarkdown } from './format-markdown.ts'
import type { Frontmatter } from './frontmatter/frontmatter.ts'
import type { FrontmatterProblem, UnknownField } from './frontmatter/read-frontmatter.ts'
import { takeFrontmatter } from './frontmatter/take-frontmatter.ts'
import type { Destination } from './parse/destinations.ts'
import { readingMinutes } from './reading-time.ts'
import { imageSource } from './transforms/destination.ts'

/** A formatted article, with the parts that the build checks, as plain data. */
export type Formatted = FormattedMarkdown & {
  /** Reading time, whole minutes. */
  minutes: number
  /** The other fields of the frontmatter. */
  facts: Omit<Frontmatter, 'title' | 'description' | 'cover'>
  /** The address of the image that other sites show beside a link to the article. */
  cover?: string
  problems: FrontmatterProblem[]
  /** Fields of the frontmatter that articles do not have. */
  unknown: UnknownField[]
}

/**
 * Reads the frontmatter of an article and formats the rest. The title comes from the frontmatter, or else from the opening
 * heading. The lines of problems and references count from the start of the file, from 1.
 *
 * @param format formats the text below the frontmatter; receives the frontmatter's title
 */
export async function withFrontmatter(
  text: string,
  places: ArticlePlaces,
  format: (markdown: string, title: string | null) => Promise<FormattedMarkdown>,
): Promise<Formatted> {
  const { fields, body: markdown, problems, unknown } = await takeFrontmatter(text)
  const { title = null, description, cover, ...facts } = fields
  const formatted = await format(markdown, title)
  const before = text.slice(0, text.length - markdown.length)
  const above = before.split(/\r\n|\n|\r/).length - 1
  const image = cover === undefined ? null : imageSource(cover, places)
  return {
    ...formatted,
    title: title ?? formatted.title,
    description: description ?? formatted.description,
    references: [
      // Only the build warns.
      ...(cover !== undefined && image && import.meta.env.SSR ? [coverReference(image, cover, text)] : []),
      ...formatted.references.map((one) => ({ ...one, line: one.line && one.line + above })),
    ],
    // The parser does not count a byte order mark.
    ...(import.meta.env.SSR &&
      movedBy(before.length + (markdown.startsWith('\uFEFF') ? 1 : 0), formatted.destinations)),
    minutes: readingMinutes(markdown),
    facts,
    problems,
    unknown,
    cover: image ?? undefined,
  }
}

/** Shows the text of an article as it is written, with the reason (`asWritten`). The frontmatter is read as usual. */
export function articleAsWritten(text: string, places: ArticlePlaces, reason: string): Promise<Formatted> {
  return withFrontmatter(text, places, async (markdown) => asWritten(markdown, reason))
}

function movedBy(units: number, destinations: Destination[] = []): Pick<Formatted, 'destinations'> {
  const move = (one: Destination) => ({ ...one, start: one.start + units, end: one.end + units })
  return { destinations: destinations.map(move) }
}

function coverReference(image: string, written: string, text: string): Reference {
  const line = 1 + text.split(/\r\n|\n|\r/).findIndex((one) => /^[ \t]*["']?cover["']?[ \t]*[:=]/.test(one))
  return { kind: 'cover', to: image, written, line }
}
