import { convertInOrder } from './convert-in-order.ts'
import { firstLine } from '#scripts/import/post/convert-post.ts'
import type {
  ImportedPost,
  LinkTargets,
  NamedPost,
  ImportFinding,
  OldBlog,
  PostConverter,
  ReadPost,
} from './model.ts'
import { namePost } from '#scripts/import/post/name-post.ts'
import { linkedHosts } from '#scripts/import/blog/linked-hosts.ts'
import { definitionsFor } from '#scripts/import/blog/site-macros.ts'
import { FOLDER } from '#scripts/import/blog/generators.ts'
import { readSource } from '#scripts/import/post/read-source.ts'
import { KNOWN } from '#scripts/import/post/post-frontmatter.ts'

const COMMENT = /<!--[^]*?-->/g
const UNREADABLE = 'texts that were not read'

/**
 * Makes articles from the posts of a blog. A thousand take half a minute, so it yields each post when it and those before it are done.
 * A post that cannot be converted, or takes too long, is left out and stops no other.
 *
 * @param findings receives what needs a hand
 */
export async function* importBlog(
  blog: OldBlog,
  findings: ImportFinding[],
  converterFor: (targets: LinkTargets) => PostConverter,
): AsyncGenerator<ImportedPost, void> {
  const leftOut = (path: string, reason: string) => {
    findings.push({ file: path, kind: UNREADABLE, message: reason })
    return { path, reason }
  }
  const readPosts: ReadPost[] = []
  for (const path of blog.posts) {
    try {
      const post = readSource(path, blog, findings)
      const definitions = definitionsFor(post.body, blog.macros ?? new Map())
      readPosts.push({ ...post, definitions })
    } catch (error) {
      yield leftOut(path, firstLine(error))
    }
  }
  const takenNames = new Set<string>()
  const posts: NamedPost[] = []
  const needsFields = mostHaveFields(readPosts, blog)
  for (const post of readPosts) {
    const { path, fields } = post
    if (needsFields && Object.keys(fields).length === 0) {
      yield { path, reason: 'without any field, such as a title, that the other posts have' }
      continue
    }
    try {
      const named = namePost(post, blog, takenNames, findings)
      if (hasOnlyFields(named)) {
        takenNames.delete(named.name.toLowerCase())
        yield { path, reason: 'without words and pictures' }
      } else posts.push(named)
    } catch (error) {
      yield leftOut(path, firstLine(error))
    }
  }
  // The only author of a blog is its owner.
  if (new Set(posts.map(({ articleFields }) => articleFields.author)).size === 1)
    for (const { articleFields } of posts) delete articleFields.author

  const addressed = posts.map(({ path, name, formerAddresses }) => ({ path, name, formerAddresses }))
  const hosts = Array.from(new Set([...blog.hosts, ...linkedHosts(posts)]))
  const converter = converterFor({ posts: addressed, files: blog.files, hosts })
  try {
    for await (const [post, converted] of convertInOrder(posts, converter)) {
      if (typeof converted === 'string') yield leftOut(post.path, converted)
      else {
        findings.push(...converted.findings)
        yield converted.article
      }
    }
  } finally {
    await converter.close()
  }
  findings.push(...unknownFields(posts))
}

/** Most programs publish only texts with fields. In a folder of notes, these may be any text. */
function mostHaveFields(posts: readonly ReadPost[], { generator }: OldBlog): boolean {
  if (generator.name === FOLDER || generator.name === 'Obsidian') return false
  const withFields = posts.filter(({ fields }) => Object.keys(fields).length > 0)
  return withFields.length > posts.length / 2
}

/** Whether a page has nothing but fields. Hugo makes parts of other pages of them, such as a list of publications. */
function hasOnlyFields({ body, format, articleFields, inclusions = [] }: NamedPost): boolean {
  // A notebook is JSON, and HTML may consist of pictures alone.
  const isMarkdown = format === undefined || format === 'quarto'
  const hasText = body.replaceAll(COMMENT, '').trim() !== ''
  const hasContent = hasText || inclusions.length > 0 || articleFields.cover !== undefined
  return isMarkdown && !hasContent
}

/** The fields of posts that articles do not have, with the number of posts that have each. */
export function unknownFields(posts: readonly Pick<NamedPost, 'fields'>[]): ImportFinding[] {
  const counts = new Map<string, number>()
  for (const { fields } of posts)
    for (const field of Object.keys(fields))
      if (!KNOWN.has(field)) counts.set(field, (counts.get(field) ?? 0) + 1)
  const kind = 'fields that articles do not have'
  return Array.from(counts, ([field, count]) => ({ file: field, kind, message: `posts: ${count}` }))
}
