import { posix } from 'node:path'
import { stringify } from 'yaml'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import { type BlogLinks, encoded, indexBlog } from '#scripts/import/blog/blog-links.ts'
import type { ArticleFields } from './post-frontmatter.ts'
import { convertText } from '#scripts/import/text/convert-text.ts'
import { LOOP } from '#markdown/media/films.ts'
import { writeDestination } from '#markdown/parse/destinations.ts'
import { postMarkdown } from './post-markdown.ts'
import { isShowable, PICTURE } from '#scripts/import/text/html-to-markdown.ts'
import type { ConvertedPost, LinkTargets, NamedPost, ImportFinding } from '#scripts/import/model.ts'

/** Files that programs make pages of. */
const PAGE = /\.(?:md|mdx|markdown|mmark|html?|qmd|rmd|rmarkdown)$/i
/** A page that can be shown in a frame. */
const FRAME = /\.html?$/i
/** The folders whose files programs publish at the root of a site. */
const STATIC_FOLDER = /^(?:static|public|source|content)\//
/** Characters that some system, address or link cannot have: control characters, halves of characters, signs and blanks. */
const UNSAFE_IN_NAMES = /[\p{Cc}\p{Cs}<>:"\\|?*#%\s]+/gu

/** Returns a function that converts a post of a blog, or says why that is not possible. */
export function converterFor(targets: LinkTargets) {
  const links = indexBlog(targets)
  return (post: NamedPost): ConvertedPost | string => {
    try {
      return convertPost(post, links)
    } catch (error) {
      return firstLine(error)
    }
  }
}

/** Makes an article of a post. @throws Error if its text cannot be converted */
function convertPost(post: NamedPost, links: BlogLinks): ConvertedPost {
  const { path: file, name } = post
  const source = postMarkdown(post)
  const pictures = new Map<string, string | Uint8Array>()
  const findings: ImportFinding[] = source.findings.map((finding) => ({ file, ...finding }))
  const report = (kind: string, message: string) => findings.push({ file, kind, message })

  function copyOf(fileName: string, content: string | Uint8Array): string {
    const { name: stem, ext: ending } = posix.parse(fileName)
    const safeStem = stem.replaceAll(UNSAFE_IN_NAMES, '-')
    const nameOfCopy = (number: number) => {
      const suffix = number === 1 ? '' : `-${number}`
      return `images/${name}/${shortened(safeStem)}${suffix}${ending.toLowerCase()}`
    }
    let number = 1
    const isTaken = (copy: string) => pictures.has(copy) && pictures.get(copy) !== content
    while (isTaken(nameOfCopy(number))) number += 1
    const copy = nameOfCopy(number)
    pictures.set(copy, content)
    return copy.split('/').map(encoded).join('/')
  }

  function picture(address: string): string | null {
    const embedded = source.pictures.get(address)
    if (embedded !== undefined) return copyOf(address.replace(/^\w+:/, ''), embedded)
    const shownFile = links.file(address, post)
    if (shownFile === null) return null
    const fragment = fragmentOf(address)
    if (shownFile !== undefined && FRAME.test(shownFile)) return framed(shownFile, fragment)
    if (shownFile !== undefined && isShowable(shownFile)) {
      const isLoop = fragment === LOOP && !PICTURE.test(shownFile)
      return copyOf(shownFile, shownFile) + (isLoop ? fragment : '')
    }
    report('pictures that are missing', decoded(address))
    return null
  }

  /** A page of the blog in a frame is shown from `public/`, where the owner has to copy it. */
  function framed(page: string, fragment: string): string {
    const path = page.replace(STATIC_FOLDER, '')
    report('files to copy into public/', `${page} as public/${path}`)
    return `/${path.split('/').map(encoded).join('/')}${fragment}`
  }

  function link(address: string): string | null {
    const article = links.article(address, post)
    if (article !== null) return article
    const linkedFile = links.file(address, post)
    if (linkedFile && isShowable(linkedFile)) return copyOf(linkedFile, linkedFile) + fragmentOf(address)
    if (linkedFile && !PAGE.test(linkedFile)) report('files to copy into public/', linkedFile)
    if (address.startsWith('post:')) report('posts that are missing', decoded(address.slice('post:'.length)))
    return null
  }

  const isMdx = file.endsWith('.mdx')
  const written = `${post.definitions ?? ''}${source.text}`
  const { text, marks, leftOut } = convertText(written, { link, picture }, isMdx)
  for (const part of leftOut)
    report('parts that were left out, because an article has no such thing', oneLine(part.slice(0, 100)))
  const articleFields = withCover(post.articleFields, picture)
  const frontmatter = writeFrontmatter(articleFields)
  const linesAbove = frontmatter.split('\n').length - 1
  for (const { to, written: mark, line = 1 } of marks) {
    const kind = `${to} marks that are shown as text`
    findings.push({
      file: `articles/${name}.md`,
      line: line + linesAbove,
      kind,
      message: oneLine(mark.slice(0, 60)),
    })
  }
  const includedFiles = post.inclusions?.map(({ path }) => path) ?? []
  const article = { path: file, name, text: frontmatter + text, articleFields, pictures, includedFiles }
  return { article, findings }
}

export const firstLine = (error: unknown) => (error as Error).message.split('\n')[0] ?? ''

/** The fragment of an address as a link can have it: a blank or a bracket would end the link. */
function fragmentOf(address: string): string {
  const fragment = /#.*$/s.exec(address)?.[0] ?? ''
  return writeDestination(fragment.replaceAll(/[\s<>]/g, (sign) => encodeURIComponent(sign)))
}

/** Bytes of a name without its number and ending. Systems take 255 for the whole (Linux, macOS). */
const MAX_STEM_BYTES = 200

function shortened(stem: string): string {
  const characters = Array.from(stem)
  while (Buffer.byteLength(characters.join('')) > MAX_STEM_BYTES) characters.pop()
  return characters.join('')
}

const decoded = (address: string) => percentDecoded(address) ?? address

/** The fields with the copy of their cover, which comes last; without a cover that is no file of the blog. */
function withCover(
  { cover, ...otherFields }: ArticleFields,
  picture: (address: string) => string | null,
): ArticleFields {
  if (cover === undefined) return otherFields
  if (/^https?:/.test(cover)) return { ...otherFields, cover: decoded(cover) }
  const copy = picture(cover)
  return copy === null ? otherFields : { ...otherFields, cover: decoded(copy) }
}

function writeFrontmatter(fields: ArticleFields): string {
  return Object.keys(fields).length === 0 ? '' : `---\n${stringify(fields, { lineWidth: 0 })}---\n`
}
