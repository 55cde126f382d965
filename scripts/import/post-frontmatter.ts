import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { dayOrTime } from '#markdown/frontmatter/day-or-time.ts'
import { splitFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'
import { OTHER_NAMES } from '#site-build/articles/checks/unknown-fields.ts'

/** The frontmatter of a post. Names are in lower case. */
export type PostFields = Readonly<Record<string, unknown>>

const FIELDS = ['title', 'description', 'date', 'updated', 'tags', 'cover', 'lang', 'canonical'] as const
type Field = (typeof FIELDS)[number]
/** Our fields. */
export type ArticleFields = Partial<
  Record<Exclude<Field, 'tags'> | 'author', string> & Record<'tags' | 'aliases', string[]> & { draft: true }
>

const namesOf = (field: Field) => [field, ...(OTHER_NAMES[field] ?? [])]
const OTHERS =
  'draft published private status taxonomies slug permalink url path aliases redirect_from author authors'
export const KNOWN: ReadonlySet<string> = new Set([...FIELDS.flatMap(namesOf), ...OTHERS.split(' ')])
/** The limits of the site's own tags. */
const [TAGS, TAG_LENGTH] = [20, 50]
const JSON_BLOCK = /^\{[^]*?\r?\n\}[ \t]*(?:\r?\n|$)/

/** Separates the frontmatter of a post, in YAML, TOML or JSON, from its text. */
export function readPost(text: string): { fields: PostFields; body: string } {
  const [json] = JSON_BLOCK.exec(text) ?? []
  if (json !== undefined) return { fields: readFields(json), body: text.slice(json.length) }
  const { block, body, isClosed } = splitFrontmatter(text)
  if (block === null || (!isClosed && !/^[\w-]+[ \t]*[:=]/.test(block))) return { fields: {}, body: text }
  if (!isClosed) throw new Error('expected a line of three signs after the fields, found none')
  // YAML reads JSON too.
  return { fields: readFields(text.startsWith('+') ? JSON.stringify(parseToml(block)) : block), body }
}

/** Reads YAML whose values are text, lists and mappings. */
function readFields(block: string): PostFields {
  const options = { logLevel: 'error', schema: 'failsafe', uniqueKeys: false, maxAliasCount: 100 } as const
  const value: unknown = parseYaml(block, options) || {}
  if (typeof value !== 'object' || Array.isArray(value))
    throw new Error('expected fields, each "name: value"')
  return Object.fromEntries(Object.entries(value!).map(([name, one]) => [name.toLowerCase(), one]))
}

/** A value as text; `undefined` for lists, mappings and nothing. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : ''
  return /^(?:~|null)?$/.test(text) ? undefined : text
}

/** Converts the fields of a post, with the day in the name of its file, to those of an article. */
export function articleFields(post: PostFields, day: string | undefined, isJekyll: boolean): ArticleFields {
  const first = (field: Field) => namesOf(field).flatMap((name) => valueOf(post[name]) ?? [])[0]
  const texts = FIELDS.map((field) => [field, first(field)])
  const lists = { ...post, ...(post['taxonomies'] as PostFields | undefined) }
  const tags = namesOf('tags').flatMap((name) => listOf(lists[name], isJekyll))
  const authors = [post['author'] ?? post['authors']].flat() as { name?: unknown }[]
  const date = timeOf(first('date')) ?? timeOf(textOf(post['published'])) ?? day
  const fields = {
    ...(Object.fromEntries(texts) as ArticleFields),
    date,
    // Otherwise it would be the day of the commit that adds the article.
    updated: timeOf(first('updated')) ?? date,
    tags: [...new Set(tags.map((tag) => tag.slice(0, TAG_LENGTH)))].slice(0, TAGS),
    author: authors.flatMap((one) => textOf(Object(one).name ?? one) ?? []).join(', '),
    draft: isHidden(post) || undefined,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => String(value ?? '') !== ''))
}

/** A text, the first text of a list, or the address in the mapping of a picture. */
function valueOf(value: unknown): string | undefined {
  const [one] = [value].flat()
  const { image, src, url, path } = Object(one) as PostFields
  return textOf(one) ?? textOf(image ?? src ?? url ?? path)
}

/** A time that articles can have; else the day as it is written, in any form that JavaScript reads, without its time. */
function timeOf(text: string | undefined): string | undefined {
  if (text === undefined || dayOrTime(text) !== null) return text
  const time = new Date(`${text.replace(/\d{1,2}:\d{2}[^]*$/, '')} UTC`)
  const day = Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(0, 10)
  // JavaScript reads a year of five digits, too.
  return /^\d{4}-/.test(day) ? day : undefined
}

/** The texts of a list, which may be written as one text; in Jekyll also with blanks between them. */
export function listOf(value: unknown, splitsBlanks: boolean): string[] {
  const list = Array.isArray(value) ? value : textOf(value)?.split(splitsBlanks ? /[\s,]+/ : ',')
  return (list ?? []).flatMap((one) => textOf(one) ?? [])
}

/** Whether a post was not published. An unexpected value hides it, because publishing cannot be taken back. */
function isHidden({ draft, private: isPrivate, published, status }: PostFields): boolean {
  const isNot = (value: unknown, words: RegExp) =>
    !words.test(JSON.stringify(value ?? '').replaceAll(/^"\s*|\s*"$/g, ''))
  const isUnpublished = isNot(published, /^(?:|~|null|true|yes|on|1)$/i) && !timeOf(textOf(published))
  const isSet = [draft, isPrivate].some((one) => isNot(one, /^(?:|~|null|false|no|off|0)$/i))
  return isSet || isUnpublished || isNot(status, /^(?:$|publi)/i)
}
