import { stringify } from 'yaml'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import { aliasPath } from '#site-build/plan/aliases.ts'
import { type Addressed, type BlogLinks, encoded, indexBlog } from './blog-links.ts'
import { convertText, PICTURE } from './convert-text.ts'
import { FOLDER } from './generators.ts'
import { articleNames, oldAddress, ownAddress, pathFacts, translation } from './post-address.ts'
import { type ArticleFields, articleFields, KNOWN, listOf, readPost, textOf } from './post-frontmatter.ts'
import type { OldBlog } from './read-blog.ts'

/** Something for the owner to look at. Notes of one kind are reported together. */
export type Note = { file: string; line?: number; kind: string; text: string }

/** An article. Its pictures are paths in the blog, by their paths below `articles/`. */
export type ImportedArticle = {
  path: string
  name: string
  text: string
  own: ArticleFields
  pictures: ReadonlyMap<string, string>
}

type Post = ReturnType<typeof readPost> & Addressed & { own: ArticleFields }

/**
 * Makes articles from the posts of a blog, one after the other, because a thousand take half a minute. `notes` receives what needs
 * a hand.
 */
export function* importBlog(blog: OldBlog, notes: Note[]): Generator<ImportedArticle, void> {
  const taken = new Set<string>()
  /** A post that cannot be converted does not stop the others. */
  const attempt = <Result>(path: string, convert: () => Result): Result[] => {
    try {
      return [convert()]
    } catch (error) {
      const [text = ''] = (error as Error).message.split('\n')
      notes.push({ file: path, kind: 'texts that were not read', text })
      return []
    }
  }
  const posts = blog.posts.flatMap((path) => attempt(path, () => namedPost(path, blog, taken, notes)))
  // The only author of a blog is its owner.
  if (new Set(posts.map(({ own }) => own.author)).size === 1) for (const { own } of posts) delete own.author
  const links = indexBlog(posts, blog)
  for (const post of posts) yield* attempt(post.path, () => importedArticle(post, links, notes))
  const dropped = posts.flatMap(({ fields }) => Object.keys(fields).filter((name) => !KNOWN.has(name)))
  for (const file of new Set(dropped)) {
    const text = `posts: ${dropped.filter((one) => one === file).length}`
    notes.push({ file, kind: 'fields that articles do not have', text })
  }
}

/** @throws Error if its fields cannot be read, or other posts took all of its names */
function namedPost(path: string, blog: OldBlog, taken: Set<string>, notes: Note[]): Post {
  const { generator, files } = blog
  const { original, lang } = translation(path, files)
  const { fields, body } = readPost(blog.read(path))
  const [, ...inAddress] = /(\d{4})\/(\d{2})\/(\d{2})/.exec(ownAddress(fields) ?? '') ?? []
  const day = pathFacts(path).day ?? (inAddress.join('-') || undefined)
  const own = articleFields({ ...(lang && { lang }), ...fields }, day, generator.name === 'Jekyll')
  // Jekyll does not publish a file without a day, such as a template for new posts.
  const isHidden = generator.name === 'Jekyll' && own.date === undefined
  if (isHidden || /(?:^|\/)_?drafts\//.test(path)) own.draft = true
  // Its collections are tags.
  if (generator.name === 'Eleventy') own.tags = own.tags?.filter((tag) => !/^(?:posts?|blog)$/i.test(tag))
  const written = textOf(fields['date'])
  if (written !== undefined && own.date === undefined)
    notes.push({ file: path, kind: 'dates that were not read', text: written })
  const names = articleNames(fields, original, own.date).map((one) => (lang ? `${one}-${lang}` : one))
  const name = names.find((one) => !taken.has(one.toLowerCase()))
  if (name === undefined)
    throw new Error(`expected a name that no other post has, found "${names.join('", "')}"`)
  taken.add(name.toLowerCase())
  const below = oldAddress(original, fields, own.date, generator)
  const address = below !== null && lang && !ownAddress(fields) ? `/${lang}${below}` : below
  // Obsidian's aliases are names.
  const listed = [fields['aliases'], fields['redirect_from']].flatMap((one) => listOf(one, true))
  const paths = listed.filter((one) => one.includes('/')).map((one) => `/${one.replace(/^\/+/, '')}`)
  const former = [address ?? [], paths].flat()
  const known = (generator.name === FOLDER ? paths : former).flatMap((one) => aliasPath(one) ?? [])
  const aliases = [...new Set(known)].filter((one) => one !== `/blogs/${name}`)
  return { path, name, body, fields, aliases: former, own: aliases.length > 0 ? { ...own, aliases } : own }
}

const decoded = (address: string) => percentDecoded(address) ?? address

function importedArticle(post: Post, links: BlogLinks, notes: Note[]): ImportedArticle {
  const { path: file, name, body } = post
  const pictures = new Map<string, string>()
  const note = (kind: string, text: string) => notes.push({ file, kind, text })

  function picture(address: string): string | null {
    const found = links.file(address, post)
    if (found === null) return null
    if (found === undefined || !PICTURE.test(found)) {
      note('pictures that are missing', decoded(address))
      return null
    }
    const [, stem = '', ending = ''] = /([^/]*)(\.\w+)$/.exec(found) ?? []
    const safe = stem.replaceAll(/[\p{Cc}\p{Cs}<>:"\\|?*#%\s]+/gu, '-')
    let to = `images/${name}/${safe}${ending.toLowerCase()}`
    while ((pictures.get(to) ?? found) !== found) to = to.replace(/(?=\.\w+$)/, '-2')
    pictures.set(to, found)
    return to.split('/').map(encoded).join('/')
  }

  function link(address: string): string | null {
    const to = links.article(address, post)
    if (to !== null) return to
    const found = links.file(address, post)
    if (found && !/\.(?:md|mdx|markdown|html?)$/i.test(found)) note('files to copy into public/', found)
    if (address.startsWith('post:')) note('posts that are missing', decoded(address.slice(5)))
    return null
  }

  const { text, marks } = convertText(body, { link, picture })
  const { cover: written, ...others } = post.own
  const isElsewhere = written === undefined || /^https?:/.test(written)
  const cover = isElsewhere ? written : (picture(written) ?? undefined)
  const own = cover === undefined ? others : { ...others, cover: decoded(cover) }
  const front = Object.keys(own).length === 0 ? '' : `---\n${stringify(own, { lineWidth: 0 })}---\n`
  const above = front.split('\n').length - 1
  for (const { to, written: mark, line = 1 } of marks) {
    const kind = `${to} marks that are shown as text`
    notes.push({ file: `articles/${name}.md`, line: line + above, kind, text: oneLine(mark.slice(0, 60)) })
  }
  return { path: file, name, text: front + text, own, pictures }
}
