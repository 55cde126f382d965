import { stringify } from 'yaml'
import { parseMarkdown } from '#markdown/parse/parse.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import { foreignMarks } from '#markdown/transforms/foreign-marks.ts'
import { type ArticleFields, articleFields, droppedFields } from './article-fields.ts'
import { decoded, encoded, fileAt, linksBetween } from './blog-links.ts'
import { convertText, PICTURE } from './convert-text.ts'
import { articleNames, oldAddress, ownAddress, pathFacts } from './post-address.ts'
import { type RawPost, readPost, textOf } from './post-fields.ts'
import { NOT_READ, type Note, type OldBlog, type SourceFile } from './read-blog.ts'

export type ImportedArticle = {
  name: string
  /** The path of its post. */
  from: string
  date: string | undefined
  isDraft: boolean
  text: string
  /** Its pictures: paths in the blog, by their paths below `articles/`. */
  pictures: ReadonlyMap<string, string>
}

type Post = SourceFile & RawPost & { name: string; own: ArticleFields; aliases: string[] }

/**
 * Makes articles from the posts of a blog.
 *
 * @returns the articles, and what needs a hand, in the order of the posts
 */
export function importBlog(blog: OldBlog): { articles: ImportedArticle[]; notes: Note[] } {
  const notes = [...blog.refused]
  const posts = namedPosts(blog, notes)
  const resolve = linksBetween(posts, blog)
  const articles = posts.flatMap((post) => {
    try {
      return [importedArticle(post, blog, resolve, notes)]
    } catch (error) {
      // A text that is nested too deeply, for example.
      notes.push({ file: post.path, kind: NOT_READ, text: (error as Error).message })
      return []
    }
  })
  const dropped = posts.flatMap(({ fields }) => droppedFields(fields))
  for (const field of new Set(dropped)) {
    const count = dropped.filter((one) => one === field).length
    notes.push({ file: field, kind: 'fields that articles do not have', text: `posts: ${count}` })
  }
  return { articles, notes }
}

function namedPosts({ posts, generator, permalink }: OldBlog, notes: Note[]): Post[] {
  const taken = new Set<string>()
  return posts.flatMap((file): Post[] => {
    try {
      const raw = readPost(file.text)
      const facts = pathFacts(file.path)
      const [, ...inAddress] = /(\d{4})\/(\d{2})\/(\d{2})/.exec(ownAddress(raw.fields) ?? '') ?? []
      const day = facts.day ?? (inAddress.join('-') || undefined)
      const isDraft = /(?:^|\/)_?drafts\//.test(file.path)
      const own = articleFields(raw.fields, day, isDraft, generator.name === 'Jekyll')
      const written = textOf(raw.fields['date'])
      if (written !== undefined && own.date === undefined)
        notes.push({ file: file.path, kind: 'dates that were not read', text: written })
      const names = articleNames(raw.fields, facts, own.date?.slice(0, 10))
      const name = names.find((one) => !taken.has(one.toLowerCase()))
      if (name === undefined)
        throw new Error(`expected a name that no other post has, found "${names.join('", "')}"`)
      taken.add(name.toLowerCase())
      const address = oldAddress(file.path, raw.fields, { generator, permalink, date: own.date })
      const former = [address, raw.fields['aliases'], raw.fields['redirect_from']]
        .flat()
        .flatMap((one) => textOf(one) ?? [])
      const aliases = [...new Set(former.map((one) => `/${one.replace(/^\/+/, '')}`))]
      return [{ ...file, ...raw, name, aliases, own: facts.lang ? { lang: facts.lang, ...own } : own }]
    } catch (error) {
      const [text = ''] = (error as Error).message.split('\n')
      notes.push({ file: file.path, kind: NOT_READ, text })
      return []
    }
  })
}

function importedArticle(
  post: Post,
  blog: OldBlog,
  resolve: ReturnType<typeof linksBetween>,
  notes: Note[],
): ImportedArticle {
  const { path: file, name, body } = post
  const pictures = new Map<string, string>()
  const note = (kind: string, text: string) => notes.push({ file, kind, text })

  function picture(address: string): string | null {
    const found = fileAt(address, post, blog)
    if (found === null) return null
    if (found === undefined || !PICTURE.test(found)) {
      note('pictures that are missing', decoded(address.replace(/^file:/, '')))
      return null
    }
    const [, stem = '', ending = ''] = /([^/]*)(\.\w+)$/.exec(found) ?? []
    const safe = stem.replaceAll(/[\p{Cc}\p{Cs}<>:"\\|?*#%\s]+/gu, '-')
    for (let copy = 1; ; copy += 1) {
      const to = `images/${name}/${safe}${copy === 1 ? '' : `-${copy}`}${ending.toLowerCase()}`
      if ((pictures.get(to) ?? found) !== found) continue
      pictures.set(to, found)
      return to.split('/').map(encoded).join('/')
    }
  }

  function link(address: string): string | null {
    const to = resolve(address, post)
    if (to !== null) return to
    const found = fileAt(address, post, blog)
    if (found && !/\.(?:md|mdx|markdown|html?)$/i.test(found)) note('files to copy into public/', found)
    if (address.startsWith('post:')) note('posts that are missing', decoded(address.slice(5)))
    return null
  }

  const text = convertText(body, { link, picture })
  const { cover: written, ...others } = post.own
  const cover = written === undefined || /^https?:/.test(written) ? written : (picture(written) ?? undefined)
  const own = { ...others, ...(cover !== undefined && { cover: decoded(cover) }) }
  const front = Object.keys(own).length === 0 ? '' : `---\n${stringify(own, { lineWidth: 0 })}---\n`
  for (const { to, written: mark, line } of foreignMarks(parseMarkdown(text)))
    notes.push({
      file: `articles/${name}.md`,
      line: (line ?? 1) + front.split('\n').length - 1,
      kind: `${to} marks that are shown as text`,
      text: oneLine(mark.slice(0, 60)),
    })
  return {
    name,
    from: file,
    date: own.date,
    isDraft: own.draft === true,
    text: front + text,
    pictures,
  }
}
