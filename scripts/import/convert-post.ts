import { stringify } from 'yaml'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import { type BlogLinks, encoded, indexBlog } from './blog-links.ts'
import { convertText } from './convert-text.ts'
import { PICTURE } from './html-to-markdown.ts'
import type { ConvertedPost, LinkTargets, NamedPost, Note } from './model.ts'

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
  const { path: file, name, body } = post
  const pictures = new Map<string, string>()
  const notes: Note[] = []
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
  return { article: { path: file, name, text: front + text, own, pictures }, notes }
}

export const firstLine = (error: unknown) => (error as Error).message.split('\n')[0] ?? ''

const decoded = (address: string) => percentDecoded(address) ?? address
