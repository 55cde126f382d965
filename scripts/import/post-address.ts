import { posix } from 'node:path'
import { isArticleName } from '#article-host/article-name.ts'
import type { Generator } from './generators.ts'
import { textOf } from './post-fields.ts'

type Fields = Readonly<Record<string, unknown>>

const DATE_IN_NAME = /^(\d{4}-\d{2}-\d{2})[-_ ]+(?=.)/
const ENDING = /\.(?:md|mdx|markdown)$/i
/** An ending such as `.fr` in `index.fr.md`. */
const LANGUAGE = /\.([a-z]{2}(?:-[A-Za-z]{2,4})?)$/
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
/** Characters that file names cannot contain on Windows or in a path, and those that links to the file would have to encode. */
const UNFIT = /[\p{Cc}\p{Cs}<>:"/\\|?*#%]+/gu

/** What the path of a post says: `2014-07-01-a-title.md`, `a-title/index.fr.md`. */
export type PathFacts = { stem: string; day: string | undefined; lang: string | undefined }

export function pathFacts(path: string): PathFacts {
  const file = posix.basename(path).replace(ENDING, '')
  const ending = LANGUAGE.exec(file)?.[1]
  // `js` in `node.js.md` is no language.
  const lang = ending !== undefined && LANGUAGES.of(ending) !== undefined ? ending : undefined
  const plain = lang === undefined ? file : file.slice(0, -lang.length - 1)
  const isIndex = /^(?:index|readme)$/i.test(plain)
  const named = isIndex ? posix.basename(posix.dirname(path)) : plain
  const day = DATE_IN_NAME.exec(named)?.[1]
  const stem = named.replace(DATE_IN_NAME, '')
  return { stem: lang === undefined ? stem : `${stem}.${lang}`, day, lang }
}

/**
 * Names for the article, the best first: the post's slug, the end of its address, the name of its file, and that with its day.
 *
 * @param day of the post
 */
export function articleNames(fields: Fields, { stem }: PathFacts, day: string | undefined): string[] {
  const last = ownAddress(fields)
    ?.replace(/\.html?$|\/+$/g, '')
    .split('/')
    .at(-1)
  const written = [textOf(fields['slug'])?.split('/').at(-1), last, stem, day && `${stem}-${day}`]
  const names = written.flatMap(
    (one) =>
      one
        ?.normalize('NFC')
        .replaceAll(UNFIT, ' ')
        .trim()
        .replaceAll(/^[. ]+|[. ]+$/g, '') ?? [],
  )
  return names.filter((name) => isArticleName(name) && Buffer.byteLength(name) <= 200)
}

/** The address in a post's frontmatter, if it is no pattern. */
export function ownAddress(fields: Fields): string | undefined {
  return ['permalink', 'url', 'path']
    .map((name) => textOf(fields[name]))
    .find((one) => one && one.length < 500 && !one.includes(':'))
}

/**
 * The address that a post had, below the root of its site; `null` if it cannot be known.
 *
 * @param name of the article
 * @param date its frontmatter's time
 */
export function oldAddress(
  path: string,
  fields: Fields,
  {
    generator,
    permalink,
    date,
  }: { generator: Generator; permalink: string | undefined; date: string | undefined },
): string | null {
  const own = ownAddress(fields)
  const { stem, day } = pathFacts(path)
  const slug = textOf(fields['slug']) ?? stem
  if (own !== undefined) return rooted(own)
  const pattern =
    textOf(fields['permalink']) ??
    (typeof generator.addresses === 'string'
      ? (PATTERNS.get(permalink ?? '') ?? permalink ?? generator.addresses)
      : null)
  if (pattern !== null) {
    const [year, month, dayOfMonth] = (date ?? day ?? '').slice(0, 10).split('-')
    if (/:(?:year|month|day)/.test(pattern) && dayOfMonth === undefined) return null
    const parts: Record<string, string | undefined> = {
      year,
      month,
      day: dayOfMonth,
      i_month: String(Number(month)),
      i_day: String(Number(dayOfMonth)),
      title: slug,
      slug,
      name: slug,
    }
    return rooted(pattern.replaceAll(/:(\w+)/g, (_, part: string) => parts[part] ?? ''))
  }
  const folder =
    (generator.addresses as readonly string[]).find((one) => one === '' || path.startsWith(`${one}/`)) ?? ''
  const below = posix
    .relative(folder, path)
    .replace(ENDING, '')
    .replace(/(?:^|\/)index(?:\.\w+)?$/, '')
  const parent = posix.dirname(below)
  const isHugo = generator.name.startsWith('Hugo')
  const address = textOf(fields['slug']) === undefined ? below : posix.join(parent, slug)
  return rooted(`${isHugo ? address.toLowerCase().replaceAll(' ', '-') : address}/`)
}

/** Jekyll's names of patterns. */
const PATTERNS = new Map([
  ['pretty', '/:categories/:year/:month/:day/:title/'],
  ['date', '/:categories/:year/:month/:day/:title.html'],
  ['none', '/:categories/:title.html'],
])

function rooted(address: string): string {
  return `/${address}`.replaceAll(/\/{2,}/g, '/')
}

/** An address for comparison: its forms with `.html`, with `index.html` and with a slash at the end are the same. */
export function sameAddress(address: string): string {
  return address
    .replace(/(?:\/index)?\.html?$|\/+$/g, '')
    .replace(/\/+$/, '')
    .toLowerCase()
}
