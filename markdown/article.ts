import type { Root } from 'hast'
import type { Frontmatter } from './frontmatter/frontmatter.ts'
import type { FrontmatterProblem, UnknownField } from './frontmatter/read-frontmatter.ts'
import { takeFrontmatter } from './frontmatter/take-frontmatter.ts'
import type { Destination } from './parse/destinations.ts'
import { readingMinutes } from './reading-time.ts'
import { MAX_BYTES } from './limits.ts'
import { element } from './tree.ts'
import * as words from './words.ts'
import { imageSource, type UrlBases } from './transforms/destination.ts'

/** A link, a picture or a formula of an article, which the build checks. */
export type Reference = {
  /**
   * `unresolved` is a link without a destination, `unencoded-space` a link that is text because its path contains a space, `formula` a formula
   * that cannot be shown, and `foreign` a mark of another program (`foreignMarks`).
   */
  kind: 'article' | 'picture' | 'cover' | 'unresolved' | 'unencoded-space' | 'formula' | 'foreign'
  /**
   * For an article its name, empty for the same text; for another page or a file of the site its path after a slash; for an image its
   * address; for a formula the reason why it is not shown; for a mark its kind; else the destination as written.
   */
  to: string
  /** The destination, the formula or the mark in the source. */
  written: string
  /** The line, from 1, if the parser knows it. */
  line: number | undefined
}

/** A formatted text. */
export type FormattedMarkdown = {
  /** The opening heading of level 1, which the body then lacks; `null` if there is none. */
  title: string | null
  /** The first paragraph, at most 160 characters; may be empty. */
  description: string
  /** Only elements and attributes of the allow-list (`sanitize.ts`). */
  body: Root
  references: Reference[]
  /** Only in the build, and only for a text that could be formatted. */
  destinations?: Destination[]
}

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
  bases: UrlBases,
  format: (markdown: string, title: string | null) => Promise<FormattedMarkdown>,
): Promise<Formatted> {
  const { fields, body: markdown, problems, unknown } = await takeFrontmatter(text)
  const { title = null, description, cover, ...facts } = fields
  const formatted = await format(markdown, title)
  const before = text.slice(0, text.length - markdown.length)
  const above = before.split(/\r\n|\n|\r/).length - 1
  const image = cover === undefined ? null : imageSource(cover, bases)
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
export function articleAsWritten(text: string, bases: UrlBases, reason: string): Promise<Formatted> {
  return withFrontmatter(text, bases, async (markdown) => asWritten(markdown, reason))
}

function movedBy(units: number, destinations: Destination[] = []): Pick<Formatted, 'destinations'> {
  const move = (one: Destination) => ({ ...one, start: one.start + units, end: one.end + units })
  return { destinations: destinations.map(move) }
}

function coverReference(image: string, written: string, text: string): Reference {
  const line = 1 + text.split(/\r\n|\n|\r/).findIndex((one) => /^[ \t]*["']?cover["']?[ \t]*[:=]/.test(one))
  return { kind: 'cover', to: image, written, line }
}

/**
 * Shows a text as it is written, below a sentence that says why. Of a very long text it shows only the beginning.
 *
 * @param reason the end of the sentence, after "because"
 */
export function asWritten(markdown: string, reason: string): FormattedMarkdown {
  const isCut = markdown.length > MAX_BYTES
  const note = words.plainText.replace('{reason}', () => reason) + (isCut ? ` ${words.onlyBeginning}` : '')
  const pieces = piecesOf(markdown.slice(0, MAX_BYTES))
  const children = [
    element('p', { className: ['plain-note'] }, [note]),
    element(
      'pre',
      { className: ['plain-text'], role: 'group', ariaLabel: words.text, tabIndex: 0 },
      pieces.map((piece) => element('span', { className: ['lines'] }, [piece])),
    ),
  ]
  return { title: null, description: '', body: { type: 'root', children }, references: [] }
}

/** Pieces of at most 8,000 characters, which end with a line if possible. Browsers lay out those near the window (`long.css`). */
function piecesOf(text: string): string[] {
  return text.match(/[^]{1,8000}(?:\n|$)|[^]{1,8000}/gu) ?? []
}
