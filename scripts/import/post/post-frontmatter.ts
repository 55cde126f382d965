import { toString } from 'mdast-util-to-string'
import { dayOrTime } from '#markdown/frontmatter/day-or-time.ts'
import { parseMarkdown } from '#markdown/parse/parse.ts'
import { OTHER_NAMES } from '#site-build/articles/checks/unknown-fields.ts'

/** The frontmatter of a post. Names are in lower case. */
export type PostFields = Readonly<Record<string, unknown>>

const FIELDS = ['title', 'description', 'date', 'updated', 'tags', 'cover', 'lang', 'canonical'] as const
type Field = (typeof FIELDS)[number]

/** The fields of an article. */
export type ArticleFields = {
  title?: string
  description?: string
  date?: string
  updated?: string
  tags?: string[]
  cover?: string
  lang?: string
  canonical?: string
  author?: string
  aliases?: string[]
  draft?: true
}

/** Fields that the import reads, besides ours and their other names. */
const OTHER_FIELDS = [
  'draft',
  'published',
  'private',
  'status',
  'slug',
  'permalink',
  'url',
  'path',
  'aliases',
  'redirect_from',
  'taxonomies',
  'author',
  'authors',
]
export const KNOWN: ReadonlySet<string> = new Set([...FIELDS.flatMap(namesOf), ...OTHER_FIELDS])
/** The limits of the site's own tags: their number, and the characters of one. */
const MAX_TAGS = 20
const MAX_TAG_LENGTH = 50

/** The names of a field, ours first. */
function namesOf(field: Field): string[] {
  return [field, ...(OTHER_NAMES[field] ?? [])]
}

export function isMapping(value: unknown): value is PostFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** How YAML writes that there is no value. */
const NO_VALUE: ReadonlySet<string> = new Set(['', '~', 'null'])

/** A value of frontmatter, in which numbers and days are text, too; `undefined` for lists, mappings and fields without a value. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return NO_VALUE.has(text) ? undefined : text
}

/**
 * Converts the fields of a post to those of an article.
 *
 * @param day the day in the name of its file
 */
export function toArticleFields(post: PostFields, day: string | undefined, isJekyll: boolean): ArticleFields {
  const firstValue = (field: Field) => namesOf(field).flatMap((name) => valueOf(post[name]) ?? [])[0]
  const date = timeOf(firstValue('date')) ?? timeOf(textOf(post['published'])) ?? day
  const fields = {
    title: firstValue('title'),
    description: withoutMarkdown(firstValue('description') ?? ''),
    date,
    // Otherwise it would be the day of the commit that adds the article.
    updated: timeOf(firstValue('updated')) ?? date,
    tags: tagsOf(post, isJekyll),
    cover: firstValue('cover'),
    lang: firstValue('lang'),
    canonical: firstValue('canonical'),
    author: authorsOf(post).join(', '),
    draft: isHidden(post) ? true : undefined,
  }
  const isWritten = (value: unknown) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isWritten(value)))
}

/** The words of a text, in one line: articles show a description as it is written, and some blogs write it in Markdown. */
function withoutMarkdown(markdown: string): string {
  const blocks = parseMarkdown(markdown).children
  const words = blocks.map((block) => toString(block, { includeImageAlt: false, includeHtml: false }))
  return words.join(' ').replaceAll(/\s+/g, ' ').trim()
}

/** Jekyll takes `category` and `tag` for one name, which may have blanks (https://jekyllrb.com/docs/posts/#tags-and-categories). */
const SPLIT_AT_BLANKS: ReadonlySet<string> = new Set(['tags', 'categories'])

function tagsOf(post: PostFields, isJekyll: boolean): string[] {
  // Zola: https://www.getzola.org/documentation/content/taxonomies/
  const taxonomies = isMapping(post['taxonomies']) ? post['taxonomies'] : {}
  const lists = { ...post, ...taxonomies }
  const tags = namesOf('tags').flatMap((name) => listOf(lists[name], isJekyll && SPLIT_AT_BLANKS.has(name)))
  const shortTags = tags.map((tag) => tag.slice(0, MAX_TAG_LENGTH))
  return Array.from(new Set(shortTags)).slice(0, MAX_TAGS)
}

/** The names of the authors, each written as a text or as a mapping with a `name`. */
function authorsOf(post: PostFields): string[] {
  const written = post['author'] ?? post['authors']
  const authors: unknown[] = Array.isArray(written) ? written : [written]
  return authors.flatMap((author) => textOf(isMapping(author) ? author['name'] : author) ?? [])
}

/** A text, the first text of a list, or the address in the mapping of a picture. */
function valueOf(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (!isMapping(first)) return textOf(first)
  return textOf(first['image'] ?? first['src'] ?? first['url'] ?? first['path'])
}

/** A time that articles can have; else the day as it is written, in any form that JavaScript reads, without its time. */
function timeOf(text: string | undefined): string | undefined {
  if (text === undefined || dayOrTime(text) !== null) return text
  const time = new Date(`${text.replace(/\d{1,2}:\d{2}[^]*$/, '')} UTC`)
  const day = Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(0, 10)
  // JavaScript reads a year of five digits, too.
  return /^\d{4}-/.test(day) ? day : undefined
}

/** The texts of a list, which may be written as one text with commas between them; `splitsBlanks` says whether blanks separate, too. */
export function listOf(value: unknown, splitsBlanks: boolean): string[] {
  const list: unknown[] = Array.isArray(value) ? value : splitText(textOf(value) ?? '', splitsBlanks)
  return list.flatMap((item) => textOf(item) ?? [])
}

function splitText(text: string, splitsBlanks: boolean): string[] {
  return text.split(splitsBlanks ? /[\s,]+/ : ',')
}

const YES = /^(?:|~|null|true|yes|on|1)$/i
const NO = /^(?:|~|null|false|no|off|0)$/i
const PUBLIC_STATUS = /^(?:$|publi)/i

/** Whether a post was not published. An unexpected value hides it, because publishing cannot be taken back. */
function isHidden({ draft, private: isPrivate, published, status }: PostFields): boolean {
  if (!NO.test(writtenValue(draft)) || !NO.test(writtenValue(isPrivate))) return true
  const isUnpublished = !YES.test(writtenValue(published)) && timeOf(textOf(published)) === undefined
  return isUnpublished || !PUBLIC_STATUS.test(writtenValue(status))
}

/** A value as it is written; a list or a mapping as JSON, so that it equals no word. */
function writtenValue(value: unknown): string {
  return JSON.stringify(value ?? '').replaceAll(/^"\s*|\s*"$/g, '')
}
