import { posix } from 'node:path'
import { slug } from 'github-slugger'
import { fileName } from '#site-build/plan/addresses/article-document.ts'
import { type Generator, QUARTO } from '#scripts/import/blog/generators.ts'
import { listOf, type PostFields, textOf } from './post-frontmatter.ts'

/** The day at the start of the name of a file. */
export const DATE_IN_NAME = /^(\d{4}-\d{2}-\d{2})[-_ ]+(?=.)/
/** Jekyll's names of patterns. */
const DATED = '/:categories/:year/:month/:day/:title'
const PATTERNS: ReadonlyMap<string, string> = new Map([
  ['pretty', `${DATED}/`],
  ['date', `${DATED}.html`],
  ['none', '/:categories/:title.html'],
])
/** The language of a translation: `index.de.md`, or `post.de.md` beside `post.md`. */
const LANGUAGE = /\.([a-z]{2}(?:-[a-z]{2,4})?)(?=\.\w+$)/i

/** The path of a post without its language, and that language if the post is a translation. */
export function translation(path: string, files: ReadonlySet<string>) {
  const lang = LANGUAGE.exec(path)?.[1]
  const original = path.replace(LANGUAGE, '')
  const hasOriginal = files.has(original) || /(?:^|\/)index\.\w+$/.test(original)
  const isTranslation = lang !== undefined && hasOriginal
  return isTranslation ? { original, lang } : { original: path, lang: undefined }
}

/** What the path of a post says: its name without its day, and the folder around it. */
export function pathFacts(path: string): { stem: string; folder: string; day: string | undefined } {
  const steps = path.replace(/\.\w+$/, '').split('/')
  const isIndex = steps.length > 1 && /^(?:index|readme)$/i.test(steps.at(-1) ?? '')
  // Of `posts/one/index.md`, the name is that of its folder.
  if (isIndex) steps.pop()
  const name = steps.at(-1) ?? ''
  const folder = steps.at(-2) ?? ''
  return { stem: name.replace(DATE_IN_NAME, ''), folder, day: DATE_IN_NAME.exec(name)?.[1] }
}

/**
 * Returns names for the article, the best first: the post's slug, the end of its address, the name of its file, and that with its
 * day or its folder.
 */
export function articleNames(fields: PostFields, path: string, date: string | undefined): string[] {
  const { stem, folder } = pathFacts(path)
  const addresses = [textOf(fields['slug']), ownAddress(fields)]
  const names = addresses.map((address) => posix.basename(address ?? '').replace(/\.html?$/, ''))
  names.push(stem)
  if (date) names.push(`${stem}-${date.slice(0, 10)}`)
  if (folder !== '') names.push(`${folder}-${stem}`)
  return names.map(fileName).filter((name) => name !== null)
}

/** The longest address in frontmatter that counts. */
const MAX_ADDRESS_LENGTH = 500

/** The address in a post's frontmatter, if it is no pattern. */
export function ownAddress({ permalink, url, path }: PostFields): string | undefined {
  const addresses = [permalink, url, path].map(textOf)
  return addresses.find((address) => address && address.length < MAX_ADDRESS_LENGTH && !/[:{]/.test(address))
}

/** Returns the address that a post had, below the root of its site; `null` if it cannot be known. */
export function oldAddress(
  path: string,
  fields: PostFields,
  date: string | undefined,
  { addresses, name: program }: Generator,
  sectionPatterns: ReadonlyMap<string, string>,
): string | null {
  const written = ownAddress(fields)
  if (written !== undefined) return rooted(written)
  const section = /^content\/([^/]+)\/./.exec(path)?.[1]
  const sectionPattern = sectionPatterns.get(section?.toLowerCase() ?? '')
  if (sectionPattern !== undefined) return addressByPattern(path, fields, date, sectionPattern, section)
  if (typeof addresses === 'string') return addressByPattern(path, fields, date, addresses)
  return addressByFolder(path, fields, addresses, program)
}

/**
 * Fills in a pattern of Jekyll's (https://jekyllrb.com/docs/permalinks/) or of Hugo's (https://gohugo.io/configuration/permalinks/).
 *
 * @param section the folder of a post of Hugo
 * @returns `null` if the pattern has other placeholders
 */
function addressByPattern(
  path: string,
  fields: PostFields,
  date: string | undefined,
  sitePattern: string,
  section?: string,
): string | null {
  const [year, month, day] = date?.slice(0, 10).split('-') ?? []
  const { stem } = pathFacts(path)
  const slugField = textOf(fields['slug'])
  const isHugo = section !== undefined
  // Hugo's `:title` is the title of the post, and Jekyll's the name of its file.
  const titleField = isHugo ? textOf(fields['title']) : undefined
  const title = slugField ?? (titleField === undefined ? stem : slug(titleField))
  const categories = [...listOf(fields['category'], false), ...listOf(fields['categories'], true)]
    .join('/')
    .toLowerCase()
  const values: Record<string, string | undefined> = {
    year,
    month,
    day,
    title,
    slug: title,
    name: title,
    filename: stem,
    slugorfilename: slugField ?? stem,
    contentbasename: stem,
    slugorcontentbasename: slugField ?? stem,
    section,
    sections: section,
    categories,
    output_ext: '.html',
  }
  const nameOrPattern = textOf(fields['permalink']) ?? sitePattern
  const pattern = PATTERNS.get(nameOrPattern) ?? nameOrPattern
  const address = pattern.replaceAll(/:(\w+)/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  )
  return address.includes(':') ? null : rooted(address)
}

/** `/posts/a.html` for `posts/a.qmd`, and `/posts/a/` for `posts/a/index.qmd`. */
function addressOfQuarto(path: string): string {
  const page = `${path.replace(/\.\w+$/, '')}.html`
  return rooted(page.replace(/(^|\/)index\.html$/, '$1'))
}

/** The path of a post below the first of the folders that contains it, without its ending and `index`. */
function addressByFolder(
  path: string,
  fields: PostFields,
  folders: readonly string[],
  program: string,
): string {
  const slugField = textOf(fields['slug'])
  // Gatsby has whole addresses in this field.
  if (slugField?.startsWith('/')) return rooted(slugField)
  if (program === QUARTO) return addressOfQuarto(path)
  const root = folders.find((folder) => path.startsWith(`${folder}/`)) ?? ''
  const below = posix.relative(root, path).replace(/(?:(?:^|\/)index)?\.\w+$/, '')
  // Eleventy removes the day from the name.
  const fileName = program === 'Eleventy' ? pathFacts(path).stem : posix.basename(below)
  const name = slugField ?? fileName
  const address = rooted(posix.join(posix.dirname(below), name, '/'))
  const isHugo = program.startsWith('Hugo')
  return isHugo && slugField === undefined ? address.toLowerCase().replaceAll(' ', '-') : address
}

/** An address from the root of its site, with one slash between two steps. */
const rooted = (address: string) => `/${address}`.replaceAll(/\/{2,}/g, '/')
