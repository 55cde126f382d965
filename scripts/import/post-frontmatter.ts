import { parse as parseToml, TomlDate } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { dayOrTime } from '#markdown/frontmatter/day-or-time.ts'
import { splitFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'

/** The frontmatter of a post. Names are in lower case. */
export type PostFields = Readonly<Record<string, unknown>>

type TextField = 'title' | 'description' | 'author' | 'date' | 'updated' | 'cover' | 'lang' | 'canonical'
/** Our fields. */
export type ArticleFields = { [name in TextField]?: string } & {
  tags?: string[]
  draft?: true
  aliases?: string[]
}

/** The names that other programs use for our fields, the most usual first. */
const NAMES = {
  title: ['title'],
  description: 'description excerpt summary subtitle spoiler'.split(' '),
  date: 'date pubdate pubdatetime publishdate publishedat published_at created'.split(' '),
  updated: 'updated lastmod moddatetime last_modified_at updateddate updatedat modified'.split(' '),
  tags: 'tags tag categories category keywords'.split(' '),
  cover: 'cover image hero thumbnail featured_image heroimage ogimage images banner'.split(' '),
  lang: ['lang', 'language', 'locale'],
  canonical: ['canonical', 'canonicalurl', 'canonical_url'],
}
const OTHERS =
  'draft published private status taxonomies slug permalink url path aliases redirect_from author authors'
const KNOWN: ReadonlySet<string> = new Set([...Object.values(NAMES).flat(), ...OTHERS.split(' ')])
/** The limits of the site's own tags. */
const [TAGS, TAG_LENGTH] = [20, 50]
const JSON_BLOCK = /^\{[^]*?\r?\n\}[ \t]*(?:\r?\n|$)/

/**
 * Separates the frontmatter of a post, in YAML, TOML or JSON, from its text.
 *
 * @throws Error if it has a mistake
 */
export function readPost(text: string): { fields: PostFields; body: string } {
  const [json] = JSON_BLOCK.exec(text) ?? []
  const { block, body, isClosed } = splitFrontmatter(text)
  const isText = block === null || (!isClosed && !/^[\w-]+[ \t]*[:=]/.test(block))
  const parse = text.startsWith('+') ? parseToml : readYaml
  if (json === undefined && isText) return { fields: {}, body: text }
  if (json === undefined && !isClosed)
    throw new Error('expected a line of three signs after the fields, found none')
  const value: unknown = json === undefined ? parse(block ?? '') : JSON.parse(json)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('expected fields, each "name: value"')
  const named = Object.entries(value).map(([name, one]) => [name.toLowerCase(), one] as const)
  return { fields: Object.fromEntries(named), body: json === undefined ? body : text.slice(json.length) }
}

const readYaml = (block: string): unknown =>
  parseYaml(block, { logLevel: 'error', uniqueKeys: false, maxAliasCount: 100 }) ?? {}

/** A value as text; `undefined` for lists, objects and nothing. */
export function textOf(value: unknown): string | undefined {
  if (value instanceof TomlDate) return value.toISOString()
  if (typeof value === 'string') return value.trim() || undefined
  return typeof value === 'number' ? String(value) : undefined
}

/**
 * Converts the fields of a post to those of an article.
 *
 * @param day the day in the name of its file
 * @param splitsBlanks whether a text of tags is a list of words, as in Jekyll
 */
export function articleFields(
  post: PostFields,
  day: string | undefined,
  splitsBlanks: boolean,
): ArticleFields {
  const first = (names: readonly string[]) =>
    names.map((name) => valueOf(post[name])).find((value) => value !== undefined)
  const texts = Object.entries(NAMES).map(([field, names]) => [field, first(names)])
  const lists = { ...post, ...(post['taxonomies'] as PostFields | undefined) }
  const tags = NAMES.tags.flatMap((name) => listOf(lists[name], splitsBlanks))
  const authors = [post['author'] ?? post['authors']].flat() as { name?: unknown }[]
  const date = timeOf(first(NAMES.date)) ?? timeOf(textOf(post['published'])) ?? day
  const fields = {
    ...(Object.fromEntries(texts) as ArticleFields),
    date,
    // Otherwise it would be the day of the commit that adds the article.
    updated: timeOf(first(NAMES.updated)) ?? date,
    tags: [...new Set(tags.map((tag) => tag.slice(0, TAG_LENGTH)))].slice(0, TAGS),
    author: authors.flatMap((one) => textOf(Object(one).name ?? one) ?? []).join(', '),
    draft: isHidden(post) || undefined,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => String(value ?? '') !== ''))
}

/** The fields that articles do not have. */
export function droppedFields(post: PostFields): string[] {
  return Object.keys(post).filter((name) => !KNOWN.has(name))
}

/** A text, the first text of a list, or the address in the object of a picture. */
function valueOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return valueOf(value[0])
  const { image, src, url, path } = Object(value) as PostFields
  return textOf(value) ?? textOf(image ?? src ?? url ?? path)
}

/** A time that articles can have; else the day as it is written, in any form that JavaScript reads, without its time. */
function timeOf(text: string | undefined): string | undefined {
  if (text === undefined || dayOrTime(text) !== null) return text
  const time = new Date(`${text.replace(/\d{1,2}:\d{2}[^]*$/, '')} UTC`)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString().slice(0, 10)
}

/** The texts of a list, which may be written as one text. */
export function listOf(value: unknown, splitsBlanks: boolean): string[] {
  const list = Array.isArray(value) ? value : textOf(value)?.split(splitsBlanks ? /[\s,]+/ : ',')
  return (list ?? []).flatMap((one) => textOf(one) ?? [])
}

/** Whether a post was not published. An unexpected value hides it, because publishing cannot be taken back. */
function isHidden({ draft, private: isPrivate, published, status }: PostFields): boolean {
  const word = (value: unknown) =>
    (textOf(value) ?? JSON.stringify(value ?? '')).replaceAll('"', '').toLowerCase()
  const isNo = (value: unknown) => /^(?:|false|no|off|0)$/.test(word(value))
  const isPublished = /^(?:|true|yes|on|1)$/.test(word(published)) || timeOf(textOf(published)) !== undefined
  return !isNo(draft) || !isNo(isPrivate) || !isPublished || !/^(?:$|publi)/.test(word(status))
}
