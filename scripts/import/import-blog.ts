import { convertInOrder } from './convert-in-order.ts'
import { reasonOf } from '#scripts/import/post/convert-post.ts'
import type {
  ImportedPost,
  LinkTargets,
  NamedPost,
  ImportFinding,
  LeftOutFile,
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
  const readPosts = yield* readPostsOf(blog, findings)
  const namedPosts = yield* namePosts(readPosts, blog, findings)
  removeOnlyAuthor(namedPosts)
  const converter = converterFor(linkTargets(namedPosts, blog))
  try {
    yield* convertPosts(namedPosts, converter, findings)
  } finally {
    await converter.close()
  }
  findings.push(...unknownFields(namedPosts))
}

/** Reads all posts, because the names, the fields and the links of a post depend on the others. Yields those that cannot be read. */
function* readPostsOf(blog: OldBlog, findings: ImportFinding[]): Generator<LeftOutFile, ReadPost[]> {
  const readPosts: ReadPost[] = []
  for (const path of blog.posts) {
    try {
      const post = readSource(path, blog, findings)
      const definitions = definitionsFor(post.body, blog.macros ?? new Map())
      readPosts.push({ ...post, definitions })
    } catch (error) {
      yield leaveOut(path, reasonOf(error), findings)
    }
  }
  return readPosts
}

/** Gives the articles of all posts their names and fields. Yields the posts that are none, and those that get no name. */
function* namePosts(
  readPosts: readonly ReadPost[],
  blog: OldBlog,
  findings: ImportFinding[],
): Generator<LeftOutFile, NamedPost[]> {
  const takenNames = new Set<string>()
  const namedPosts: NamedPost[] = []
  const needsFields = mostHaveFields(readPosts, blog)
  for (const post of readPosts) {
    const { path, fields } = post
    if (needsFields && Object.keys(fields).length === 0) {
      yield { path, reason: 'without any field, such as a title, that the other posts have' }
      continue
    }
    try {
      const namedPost = namePost(post, blog, takenNames, findings)
      if (hasOnlyFields(namedPost)) {
        takenNames.delete(namedPost.name.toLowerCase())
        yield { path, reason: 'without words and pictures' }
      } else namedPosts.push(namedPost)
    } catch (error) {
      yield leaveOut(path, reasonOf(error), findings)
    }
  }
  return namedPosts
}

/** The only author of a blog is its owner, whom articles do not name. */
function removeOnlyAuthor(posts: readonly NamedPost[]): void {
  const authors = new Set(posts.map(({ articleFields }) => articleFields.author))
  if (authors.size > 1) return
  for (const { articleFields } of posts) delete articleFields.author
}

/** What the links of all posts may lead to. */
function linkTargets(posts: readonly NamedPost[], blog: OldBlog): LinkTargets {
  // Only what the threads need, because each gets a copy.
  const addressedPosts = posts.map(({ path, name, formerAddresses }) => ({ path, name, formerAddresses }))
  const hosts = Array.from(new Set([...blog.hosts, ...linkedHosts(posts)]))
  return { posts: addressedPosts, files: blog.files, hosts }
}

/** Converts the texts of all posts. Yields their articles, and the posts that cannot be converted. */
async function* convertPosts(
  posts: readonly NamedPost[],
  converter: PostConverter,
  findings: ImportFinding[],
): AsyncGenerator<ImportedPost, void> {
  for await (const [post, converted] of convertInOrder(posts, converter)) {
    const isReason = typeof converted === 'string'
    if (isReason) yield leaveOut(post.path, converted, findings)
    else {
      findings.push(...converted.findings)
      yield converted.article
    }
  }
}

/** Reports a post that is left out although it may be an article. */
function leaveOut(path: string, reason: string, findings: ImportFinding[]): LeftOutFile {
  findings.push({ file: path, kind: UNREADABLE, message: reason })
  return { path, reason }
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
