import type { Root } from 'hast'
import type { Frontmatter } from './frontmatter/frontmatter.ts'
import type { FrontmatterFinding, UnknownField } from './frontmatter/read-frontmatter.ts'
import { lineIndexOf } from './frontmatter/line-of-field.ts'
import { takeFrontmatter } from './frontmatter/take-frontmatter.ts'
import type { Destination } from './parse/destinations.ts'
import { readingMinutes } from './reading-time.ts'
import { MAX_BYTES } from './limits.ts'
import type { Publication } from './publications/publication.ts'
import { element } from './tree.ts'
import * as words from './words.ts'
import { imageSource, type UrlBases } from './transforms/destination.ts'

/** What the build has to know about a part of an article, by the kind of the part. */
export type CheckedPart =
  /** A link to an article by its name, empty for the same text; or to a page or a file of the site by its path after a slash. */
  | { kind: 'article'; name: string }
  /** A link without a destination. */
  | { kind: 'unresolved' }
  | { kind: 'picture'; address: string }
  | { kind: 'cover'; address: string }
  /** A page in a frame. The address is empty if it is no page of the site. */
  | { kind: 'frame'; address: string }
  /** A formula that cannot be shown, and why. */
  | { kind: 'formula'; reason: string }
  /** A part of a diagram that cannot be drawn, and why. */
  | { kind: 'diagram'; reason: string }
  /** An entry of BibTeX that cannot be listed, and why. */
  | { kind: 'publication'; reason: string }
  /** A citation whose key no entry has. */
  | { kind: 'citation'; key: string }
  /** A language of code that has no colours, and the closest one that has. */
  | { kind: 'language'; closest: string }
  /** A mark of another program that is shown as text. */
  | { kind: 'foreign'; mark: string }

/** A part of an article that the build checks, and where it is. */
export type Reference = CheckedPart & {
  /** The destination, the formula, the part of a diagram, the first line of an entry, the citation, or the mark in the source. */
  written: string
  /** The line, from 1, if the parser knows it. */
  line: number | undefined
}

/** The references of one kind. */
export type ReferenceOf<Kind extends Reference['kind']> = Extract<Reference, { kind: Kind }>

export type FormattedMarkdown = {
  /** The opening heading of level 1, which the body then lacks; `null` if there is none. */
  title: string | null
  /** The first paragraph, at most 160 characters; may be empty. */
  description: string
  body: Root
  references: Reference[]
  /** Only in the build, and only of a text that could be formatted. */
  destinations?: Destination[]
  /** Those of its lists in BibTeX. */
  publications?: Publication[]
}

/** A formatted article, with the parts that the build checks, as plain data. */
export type Formatted = FormattedMarkdown & {
  /** Reading time. */
  minutes: number
  /** The other fields of the frontmatter. */
  facts: Omit<Frontmatter, 'title' | 'description' | 'cover'>
  /** The address of the image that other sites show beside a link to the article. */
  cover?: string | undefined
  findings: FrontmatterFinding[]
  /** Fields of the frontmatter that articles do not have. */
  unknown: UnknownField[]
  /** Only in the build. */
  fieldLines?: FieldLines
}

/** The fields that the build compares with those of other articles, or with the day. */
const COMPARED_FIELDS = ['aliases', 'redirect_from', 'date', 'pinned', 'series'] as const

/** The lines of fields in the file, from 1. A field that is not there has none. */
export type FieldLines = Partial<Record<(typeof COMPARED_FIELDS)[number], number>>

const LINE_END = /\r\n|\n|\r/

/** Reads the frontmatter of an article and formats the rest. Lines count from the start of the file, from 1. */
export async function withFrontmatter(
  text: string,
  bases: UrlBases,
  format: (markdown: string, fields: Frontmatter) => Promise<FormattedMarkdown>,
): Promise<Formatted> {
  const { fields, body: markdown, findings, unknown } = await takeFrontmatter(text)
  const { title = null, description, cover, ...facts } = fields
  const formatted = await format(markdown, fields)
  const frontmatter = text.slice(0, text.length - markdown.length)
  countFromFileStart(formatted, markdown, frontmatter)
  const image = cover === undefined ? null : imageSource(cover, bases)
  if (cover !== undefined && image !== null) {
    const line = 1 + lineIndexOf('cover', frontmatter)
    formatted.references.push({ kind: 'cover', address: image, written: cover, line })
  }
  return {
    ...formatted,
    title: title ?? formatted.title,
    description: description ?? formatted.description,
    minutes: readingMinutes(markdown),
    facts,
    findings,
    unknown,
    cover: image ?? undefined,
    // Only the build compares articles, so browsers do not look for lines.
    ...(import.meta.env.SSR && { fieldLines: linesOfFields(frontmatter) }),
  }
}

function linesOfFields(frontmatter: string): FieldLines {
  const lines: FieldLines = {}
  for (const field of COMPARED_FIELDS) {
    const index = lineIndexOf(field, frontmatter)
    if (index !== -1) lines[field] = index + 1
  }
  return lines
}

/** Changes lines and offsets in the Markdown, in place, to those in the file, where it stands behind the frontmatter. */
function countFromFileStart(
  { references, destinations = [] }: FormattedMarkdown,
  markdown: string,
  frontmatter: string,
): void {
  const linesBefore = frontmatter.split(LINE_END).length - 1
  for (const reference of references) if (reference.line !== undefined) reference.line += linesBefore
  // The parser does not count a byte order mark.
  const byteOrderMark = markdown.startsWith('\uFEFF') ? 1 : 0
  const unitsBefore = frontmatter.length + byteOrderMark
  for (const destination of destinations) {
    destination.start += unitsBefore
    destination.end += unitsBefore
  }
}

/** Shows the text of an article as it is written, with the reason (`asWritten`). The frontmatter is read as usual. */
export function articleAsWritten(text: string, bases: UrlBases, reason: string): Promise<Formatted> {
  return withFrontmatter(text, bases, async (markdown) => asWritten(markdown, reason))
}

/** Shows a text, or the beginning of a very long one, as it is written, below a sentence that ends with the reason. */
export function asWritten(markdown: string, reason: string): FormattedMarkdown {
  const isCut = markdown.length > MAX_BYTES
  const sentence = words.plainText.replace('{reason}', () => reason)
  const note = isCut ? `${sentence} ${words.onlyBeginning}` : sentence
  // Pieces of at most 8,000 characters, which end with a line if possible: browsers lay out those near the window (`text.css`).
  const pieces = markdown.slice(0, MAX_BYTES).match(/[^]{1,8000}(?:\n|$)|[^]{1,8000}/gu) ?? []
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
