import { stringify } from 'yaml'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import type { ReferenceOf } from '#markdown/article.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import { tooDeep } from '#markdown/words.ts'
import { type BlogLinks, indexBlog } from '#scripts/import/blog/blog-links.ts'
import type { ConvertedPost, LinkTargets, NamedPost, ImportFinding } from '#scripts/import/model.ts'
import { convertText } from '#scripts/import/text/convert-text.ts'
import { openPictureCopies } from './picture-copies.ts'
import { postDestinations } from './post-destinations.ts'
import type { ArticleFields } from './post-frontmatter.ts'
import { postMarkdown } from './post-markdown.ts'

/** Characters of a part that was left out, and of a mark, that the report quotes. */
const MAX_QUOTED_PART = 100
const MAX_QUOTED_MARK = 60

/** Returns a function that converts a post of a blog, or says why that is not possible. */
export function converterFor(targets: LinkTargets) {
  const links = indexBlog(targets)
  return (post: NamedPost): ConvertedPost | string => {
    try {
      return convertPost(post, links)
    } catch (error) {
      return reasonOf(error)
    }
  }
}

/** Makes an article of a post. @throws Error if its text cannot be converted */
function convertPost(post: NamedPost, links: BlogLinks): ConvertedPost {
  const { path: file, name } = post
  const source = postMarkdown(post)
  const findings: ImportFinding[] = source.findings.map((finding) => ({ file, ...finding }))
  const report = (kind: string, message: string) => findings.push({ file, kind, message })
  const copies = openPictureCopies(name)
  const destinations = postDestinations(post, links, source.pictures, copies, report)

  const isMdx = file.endsWith('.mdx')
  const written = `${post.definitions ?? ''}${source.text}`
  const { text, marks, leftOut } = convertText(written, destinations, isMdx)
  for (const part of leftOut) {
    const quoted = oneLine(part.slice(0, MAX_QUOTED_PART))
    report('parts that were left out, because an article has no such thing', quoted)
  }
  const articleFields = withCover(post.articleFields, destinations.picture)
  const frontmatter = writeFrontmatter(articleFields)
  findings.push(...markFindings(marks, name, frontmatter))
  const includedFiles = post.inclusions?.map(({ path }) => path) ?? []
  const article = {
    path: file,
    name,
    text: frontmatter + text,
    articleFields,
    pictures: copies.sources,
    includedFiles,
  }
  return { article, findings }
}

/** Why a post cannot be converted: the first line of the error's message, because the others are details. */
export function reasonOf(error: unknown): string {
  const { message } = error as Error
  // The parsers of HTML are recursive.
  const isOverflow = error instanceof RangeError && message.includes('call stack')
  if (isOverflow) return `${tooDeep}: remove tags such as <div> around its text`
  return message.split('\n')[0] ?? ''
}

/** Reports marks of other programs in the text of an article, whose lines count from the end of its frontmatter. */
function markFindings(
  marks: readonly ReferenceOf<'foreign'>[],
  name: string,
  frontmatter: string,
): ImportFinding[] {
  const linesAbove = frontmatter.split('\n').length - 1
  return marks.map(({ mark, written, line = 1 }) => ({
    file: `articles/${name}.md`,
    line: line + linesAbove,
    kind: `${mark} marks that are shown as text`,
    message: oneLine(written.slice(0, MAX_QUOTED_MARK)),
  }))
}

/** The fields with the copy of their cover, which comes last; without a cover that is no file of the blog. */
function withCover(
  { cover, ...otherFields }: ArticleFields,
  picture: (address: string) => string | null,
): ArticleFields {
  if (cover === undefined) return otherFields
  const isOnOtherSite = /^https?:/.test(cover)
  const address = isOnOtherSite ? cover : picture(cover)
  if (address === null) return otherFields
  return { ...otherFields, cover: percentDecoded(address) ?? address }
}

function writeFrontmatter(fields: ArticleFields): string {
  return Object.keys(fields).length === 0 ? '' : `---\n${stringify(fields, { lineWidth: 0 })}---\n`
}
