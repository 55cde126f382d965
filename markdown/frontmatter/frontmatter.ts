import * as v from 'valibot'
import { imageSource, PROTOCOLS } from '#markdown/transforms/destination.ts'
import { oneLine } from './one-line.ts'
import { dayOrTime } from './day-or-time.ts'

/** A text on one line. @param expected the message for any other value */
const words = (expected = 'some text') =>
  v.pipe(v.string(expected), v.transform(oneLine), v.nonEmpty(expected))

const time = v.pipe(
  v.string('a day'),
  v.transform((text) => dayOrTime(text.trim())),
  v.number('a real day such as 2026-09-18, or a time such as 2026-09-18T10:00:00Z'),
)

/** A list; a single item may be written without one. */
const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.unknown(),
    v.transform((value): unknown[] => (Array.isArray(value) ? value : [value])),
    v.array(item),
  )

const LIST_OF_TAGS = 'a list of at most 20 words, each of 50 characters and 120 bytes at most'

/** A tag names files, which may have 255 bytes. A sign that its key writes with its code takes at most twice its bytes. */
const isShortName = (tag: string) => new TextEncoder().encode(tag.normalize('NFC')).length <= 120

const tags = v.pipe(
  listOf(v.pipe(words(LIST_OF_TAGS), v.maxLength(50, LIST_OF_TAGS), v.check(isShortName, LIST_OF_TAGS))),
  v.transform((names) => [...new Set(names)]),
  v.maxLength(20, LIST_OF_TAGS),
)

const NAME_OF_SERIES = 'the name of a series: some text of 50 characters and 120 bytes at most'

/** It is also a tag, so that the list can be filtered by it. Hugo writes a list of one. */
const series = v.pipe(
  v.unknown(),
  v.transform((value): unknown => (Array.isArray(value) && value.length === 1 ? value[0] : value)),
  words(NAME_OF_SERIES),
  v.maxLength(50, NAME_OF_SERIES),
  v.check(isShortName, NAME_OF_SERIES),
)

/** The build checks them (`aliases.ts`). */
const aliases = listOf(words('a list of paths'))

const schemeOf = (address: string) => new URL(address).protocol.slice(0, -1)

const wholeAddress = (schemes: readonly string[], expected: string) =>
  v.pipe(
    words(expected),
    v.check((text) => URL.canParse(text) && schemes.includes(schemeOf(text)), expected),
    v.transform((text) => new URL(text).href),
  )

/** A name, or a mapping with a name and an address. Other blogs write a list of one. */
const author = v.pipe(
  v.unknown(),
  v.transform((value) => {
    const isListOfOne = Array.isArray(value) && value.length === 1
    const author: unknown = isListOfOne ? value[0] : value
    return author instanceof Map ? { name: '', ...Object.fromEntries(author) } : { name: author }
  }),
  v.object({
    name: words('a name, or { name: Ada Lovelace, url: https://… }'),
    url: v.exactOptional(wholeAddress(PROTOCOLS.href, 'a url that begins with https://, http:// or mailto:')),
  }),
)

/** Only `true` and `false`, in any case. `yes` and `on` are text in YAML 1.2. */
const truth = v.pipe(
  v.string('true or false'),
  v.regex(/^(?:true|false)$/i, 'true or false'),
  v.transform((word) => word.toLowerCase() === 'true'),
)

/** Other programs load a cover, so its address has to be complete and https. */
const cover = v.pipe(
  words(),
  v.check((path) => {
    const anywhere = 'https://x.invalid/'
    const source = imageSource(path, { files: anywhere, base: anywhere })
    return source !== null && /^https:\/\//i.test(source) && URL.canParse(source)
  }, 'a path of this repository, or an https:// address'),
)

/** A BCP 47 tag in its canonical form. `Intl` throws for others; ECMA-402 reserves long first parts, such as `english`. */
const language = v.pipe(
  words(),
  v.transform((tag) => {
    if (!/^[a-z]{2,3}(?:-|$)/i.test(tag)) return undefined
    try {
      return Intl.getCanonicalLocales(tag)[0]
    } catch {
      return undefined
    }
  }),
  v.string('a language tag such as "en" or "zh-Hant"'),
)

const TRANSLATIONS = 'languages and names of articles: { fr: Name of the article }'

/** The names of articles by their languages. `readFrontmatter` adds the lines. */
const translations = v.pipe(
  v.instance(Map, TRANSLATIONS),
  v.transform((fields: Map<unknown, unknown>) => {
    return [...fields].map(([lang, name]) => ({ lang, name, line: 1 }))
  }),
  v.array(v.object({ lang: language, name: words(TRANSLATIONS), line: v.number() })),
)

/**
 * The fields of an article's frontmatter. Every value is text; each message is what was expected. A new field also belongs in
 * `PublishedArticle`, in the table of `docs/writing.md`, in the other names of `unknown-fields.ts`, and, unless visitors
 * need it, in what `site-build/plan/pages.ts` leaves out of documents.
 */
export const FRONTMATTER = v.object({
  title: v.exactOptional(words()),
  description: v.exactOptional(words()),
  /** The times of publication and of the last change, ms since 1970. */
  date: v.exactOptional(time),
  updated: v.exactOptional(time),
  tags: v.exactOptional(tags),
  /** The series that the article is a part of. */
  series: v.exactOptional(series),
  /** The guest who wrote the article instead of the owner. */
  author: v.exactOptional(author),
  /** Drafts are in no list and have no page. As in Jekyll, `published: false` means a draft. */
  draft: v.exactOptional(truth),
  published: v.exactOptional(truth),
  /** Pinned articles are the first ones of the list. */
  pinned: v.exactOptional(truth),
  cover: v.exactOptional(cover),
  lang: v.exactOptional(language),
  /** The same article in other languages. Either of two articles may name the other. */
  translations: v.exactOptional(translations),
  /** The address at which the article was published first. */
  canonical: v.exactOptional(
    wholeAddress(PROTOCOLS.src, 'a whole address that begins with https:// or http://'),
  ),
  /** Former addresses, as paths below the site, with Jekyll's word for them. The build forwards from them. */
  aliases: v.exactOptional(aliases),
  redirect_from: v.exactOptional(aliases),
})

/** A guest who wrote an article. The address is complete, with a scheme that links may have. */
export type Author = v.InferOutput<typeof author>

export type Frontmatter = Omit<v.InferOutput<typeof FRONTMATTER>, 'published' | 'redirect_from'>
