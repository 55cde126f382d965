import { dayOrTime } from '#markdown/frontmatter/day-or-time.ts'
import { textOf } from './post-fields.ts'

/** Our fields, in the order in which they are written. */
export type ArticleFields = {
  title?: string
  description?: string
  date?: string
  updated?: string
  tags?: string[]
  draft?: true
  cover?: string
  lang?: string
  canonical?: string
}

type Fields = Readonly<Record<string, unknown>>

/** The names that other programs use for our fields, the most usual first. */
const NAMES = {
  title: ['title'],
  description: ['description', 'excerpt', 'summary', 'subtitle', 'spoiler'],
  date: ['date', 'pubdate', 'pubdatetime', 'publishdate', 'publishedat', 'published_at', 'created'],
  updated: ['updated', 'lastmod', 'moddatetime', 'last_modified_at', 'updateddate', 'updatedat', 'modified'],
  tags: ['tags', 'tag', 'categories', 'category', 'keywords'],
  cover: [
    'cover',
    'image',
    'hero',
    'thumbnail',
    'featured_image',
    'heroimage',
    'ogimage',
    'images',
    'banner',
  ],
  lang: ['lang', 'language', 'locale'],
  canonical: ['canonical', 'canonicalurl', 'canonical_url'],
} as const
const OTHERS = [
  'draft',
  'published',
  'private',
  'status',
  'taxonomies',
  'slug',
  'permalink',
  'url',
  'path',
  'aliases',
  'redirect_from',
]
const KNOWN: ReadonlySet<string> = new Set([...Object.values(NAMES).flat(), ...OTHERS])
/** The limits of the site's own tags. */
const [TAGS, TAG_LENGTH] = [20, 50]

/**
 * The fields of an article for those of a post.
 *
 * @param day the day in the name of its file
 * @param isDraft whether it is in a folder of drafts
 * @param splitsBlanks whether a text of tags is a list of words, as in Jekyll
 */
export function articleFields(
  post: Fields,
  day: string | undefined,
  isDraft: boolean,
  splitsBlanks: boolean,
): ArticleFields {
  const first = (name: Exclude<keyof typeof NAMES, 'tags'>) =>
    NAMES[name].map((one) => valueOf(post[one])).find((value) => value !== undefined)
  const lists = { ...post, ...(post['taxonomies'] as Fields | undefined) }
  const tags = NAMES.tags.flatMap((name) => tagsIn(lists[name], splitsBlanks))
  const fields = {
    title: first('title'),
    description: first('description'),
    date: timeOf(first('date')) ?? day,
    updated: timeOf(first('updated')),
    tags: [...new Set(tags)].slice(0, TAGS),
    draft: isDraft || isHidden(post),
    cover: first('cover'),
    lang: first('lang'),
    canonical: first('canonical'),
  }
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== false && String(value) !== '',
    ),
  )
}

/** The fields that articles do not have. */
export function droppedFields(post: Fields): string[] {
  return Object.keys(post).filter((name) => !KNOWN.has(name))
}

/** A text, the first text of a list, or the address in the object of a picture. */
function valueOf(value: unknown): string | undefined {
  const text = textOf(value)
  if (text !== undefined || value === null || typeof value !== 'object') return text
  if (Array.isArray(value)) return valueOf(value[0])
  const { image, src, url, path } = value as Fields
  return textOf(image ?? src ?? url ?? path)
}

/** A time that articles can have; else the day as it is written, in any form that JavaScript reads. */
function timeOf(text: string | undefined): string | undefined {
  if (text === undefined || dayOrTime(text) !== null) return text
  const zone = /\d:\d{2}.{0,12}?(\s*(?:Z|[A-Z]{3,4}|[+-]\d{2}:?\d{2}|\([^)]*\))+)\s*$/.exec(text)?.[1] ?? ''
  const time = new Date(`${text.trim().slice(0, text.trim().length - zone.length)} UTC`)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString().slice(0, 10)
}

function tagsIn(value: unknown, splitsBlanks: boolean): string[] {
  const list = Array.isArray(value) ? value : (textOf(value)?.split(splitsBlanks ? /[\s,]+/ : ',') ?? [])
  return list.flatMap((tag) => textOf(tag)?.slice(0, TAG_LENGTH) ?? [])
}

/** Whether a post was not published. A value that nobody expects hides it, because publishing cannot be taken back. */
function isHidden(post: Fields): boolean {
  const word = (name: string) =>
    (textOf(post[name]) ?? JSON.stringify(post[name] ?? '')).toLowerCase().replaceAll('"', '')
  const isNo = (name: string) => ['', 'false', 'no', 'off', '0'].includes(word(name))
  const published = word('published')
  const isPublished = ['', 'true', 'yes', 'on', '1'].includes(published) || timeOf(published) !== undefined
  return !isNo('draft') || !isNo('private') || !isPublished || !/^(?:$|publi)/.test(word('status'))
}
