import { FOLDER } from '#scripts/import/blog/generators.ts'
import type { NamedPost, ImportFinding, OldBlog, ReadPost } from '#scripts/import/model.ts'
import { aliasPath } from '#site-build/plan/addresses/aliases.ts'
import { articleNames, oldAddress, ownAddress, pathFacts, translation } from './post-address.ts'
import { type ArticleFields, listOf, type PostFields, textOf, toArticleFields } from './post-frontmatter.ts'

const DAY_IN_ADDRESS = /(\d{4})\/(\d{2})\/(\d{2})/
const DRAFTS_FOLDER = /(?:^|\/)_?drafts\//
/** Tags that make a post part of a collection: https://www.11ty.dev/docs/collections/ */
const ELEVENTY_COLLECTIONS = /^(?:posts?|blog)$/i

/**
 * Gives the article of a post a name, fields and aliases.
 *
 * @param takenNames the names of the articles so far, in lower case. It receives that of this one
 * @param findings receives a date that cannot be read
 * @throws Error if other posts took all of its names
 */
export function namePost(
  post: ReadPost,
  blog: OldBlog,
  takenNames: Set<string>,
  findings: ImportFinding[],
): NamedPost {
  const { path, fields } = post
  const { original, lang } = translation(path, blog.files)
  const articleFields = fieldsOf(path, lang === undefined ? fields : { lang, ...fields }, blog)

  const writtenDate = textOf(fields['date'])
  if (writtenDate !== undefined && articleFields.date === undefined)
    findings.push({ file: path, kind: 'dates that were not read', message: writtenDate })

  const names = articleNames(fields, original, articleFields.date)
  const name = firstFreeName(lang ? names.map((prefix) => `${prefix}-${lang}`) : names, takenNames)

  const address = addressOf(original, lang, fields, articleFields.date, blog)
  const listedAddresses = addressesIn(fields)
  const formerAddresses = address === null ? listedAddresses : [address, ...listedAddresses]
  // The posts of a folder by no known program may never have had addresses.
  const publicAddresses = blog.generator.name === FOLDER ? listedAddresses : formerAddresses
  const aliases = pathsThatForward(publicAddresses, name)
  if (aliases.length > 0) articleFields.aliases = aliases
  return { ...post, name, formerAddresses, articleFields }
}

function fieldsOf(path: string, fields: PostFields, { generator }: OldBlog): ArticleFields {
  const isJekyll = generator.name === 'Jekyll'
  const articleFields = toArticleFields(fields, dayOf(path, fields), isJekyll)
  // Jekyll does not publish a file without a day, such as a template for new posts.
  const isTemplate = isJekyll && articleFields.date === undefined
  if (isTemplate || DRAFTS_FOLDER.test(path)) articleFields.draft = true
  if (generator.name === 'Eleventy')
    articleFields.tags = articleFields.tags?.filter((tag) => !ELEVENTY_COLLECTIONS.test(tag))
  return articleFields
}

/** The day in the name of the file, else in the address of the post. */
function dayOf(path: string, fields: PostFields): string | undefined {
  const dayInAddress = DAY_IN_ADDRESS.exec(ownAddress(fields) ?? '')
  return pathFacts(path).day ?? dayInAddress?.[0].replaceAll('/', '-')
}

function firstFreeName(names: readonly string[], takenNames: Set<string>): string {
  const name = names.find((candidate) => !takenNames.has(candidate.toLowerCase()))
  if (name === undefined)
    throw new Error(`expected a name that no other post has, found "${names.join('", "')}"`)
  takenNames.add(name.toLowerCase())
  return name
}

/** The address that the post had: a translation's begins with its language, unless the post names it itself. */
function addressOf(
  path: string,
  lang: string | undefined,
  fields: PostFields,
  date: string | undefined,
  { generator, sectionPatterns }: OldBlog,
): string | null {
  const address = oldAddress(path, fields, date, generator, sectionPatterns)
  const hasPrefix = lang !== undefined && ownAddress(fields) === undefined
  return address !== null && hasPrefix ? `/${lang}${address}` : address
}

/** The former addresses that a post lists. Obsidian's aliases are names, without a slash. */
function addressesIn(fields: PostFields): string[] {
  const listed = [...listOf(fields['aliases'], true), ...listOf(fields['redirect_from'], true)]
  return listed.filter((address) => address.includes('/')).map((address) => `/${address.replace(/^\/+/, '')}`)
}

/** The paths that forward to an article: its former addresses, each once, without those that no document can have and its new one. */
function pathsThatForward(formerAddresses: readonly string[], name: string): string[] {
  const paths = new Set<string>()
  for (const address of formerAddresses) {
    const path = aliasPath(address)
    if (path !== null) paths.add(path)
  }
  paths.delete(`/blogs/${name}`)
  return [...paths]
}
