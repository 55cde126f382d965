import { isUtf8 } from 'node:buffer'
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { type Generator, GENERATORS } from './generators.ts'

export type OldBlog = {
  generator: Generator
  /** The paths of its posts: like all paths of the blog relative to it, with slashes. */
  posts: readonly string[]
  /** The paths of all files. */
  files: ReadonlySet<string>
  /** The addresses of the blog, without a slash at the end: `https://ada.example`. */
  hosts: readonly string[]
  /** Jekyll's and Hexo's pattern of addresses. */
  permalink: string | undefined
  /** Reads a post. @throws Error with a sentence if it is too long, or no text */
  read: (path: string) => string
}

/** Not hidden ones, not texts for maintainers, and not the pages of sections in Hugo and Zola. */
const POST =
  /^(?!(?:.*\/)?(?:\.|_index\.|(?:readme|license|contributing|changelog|code_of_conduct|claude|agents)\.)).*\.(?:md|mdx|markdown)$/i
const IGNORED =
  /(?:^|\/)(?:node_modules|\.git)$|^(?:_site|\.next|\.cache|dist|build|templates|_layouts|_includes)$/
const CONFIG = /^(?:(?:src|data|config\/_default)\/)?[\w.-]*(?:config|hugo|consts|siteMetadata)\.\w+$/
const HOST = /^[ \t]*(?:url|base_?url|site|siteUrl|website)['"]?\s*[:=]\s*['"]?(https?:\/\/[^\s'"]+)/gim
/** Bytes. A post is a text that someone wrote. */
const LONGEST = 2_000_000

/**
 * Finds the texts of a blog. It follows no symbolic link, so it reads nothing outside of its folder.
 *
 * @param folder where the blog is on this machine
 * @param posts the folder of its posts, if it is not recognised
 * @param addresses the pattern of its addresses, if they are not recognised: `/:year/:title/`
 * @throws Error with a sentence if there are none
 */
export function readBlog(folder: string, posts?: string, addresses?: string): OldBlog {
  if (!existsSync(folder) || !lstatSync(realpathSync(folder)).isDirectory())
    throw new Error(`${folder}: expected a folder with a blog, found none.`)
  const root = realpathSync(folder)
  const pathOf = (path: string) => relative(root, path).split(sep).join('/')
  const filesBelow = (within: string): string[] =>
    readdirSync(within, { withFileTypes: true }).flatMap((entry) => {
      const path = join(within, entry.name)
      // Node cannot open a file whose name is not UTF-8, and writes this character for the other bytes.
      if (entry.name.includes('\uFFFD') || IGNORED.test(pathOf(path))) return []
      if (entry.isDirectory()) return filesBelow(path)
      return entry.isFile() ? [pathOf(path)] : []
    })
  const files = filesBelow(root).toSorted()
  const generator = GENERATORS.find(({ mark }) => files.some((file) => mark.test(file)))
  const folders = posts === undefined ? generator?.posts : [pathOf(resolve(root, posts))]
  const found = postsIn(folders ?? [], files)
  if (!generator || found.length === 0)
    throw new Error(
      `${folder}: expected Markdown posts of ${generator?.name}, found none. Name their folder with --posts.`,
    )
  const configs = files
    .filter((one) => CONFIG.test(one) && lstatSync(join(root, one)).size < LONGEST)
    .map((one) => readFileSync(join(root, one), 'utf8'))
  return {
    generator: addresses === undefined ? generator : { ...generator, addresses },
    posts: found,
    files: new Set(files),
    hosts: configs.flatMap(hostsIn),
    permalink:
      addresses ?? configs.flatMap((text) => /^permalink:\s*['"]?([^\s'"#]+)/m.exec(text)?.[1] ?? [])[0],
    read: (path) => readText(join(root, path)),
  }
}

function postsIn(folders: readonly string[], files: readonly string[]): string[] {
  const texts = files.filter((file) => POST.test(file))
  const found = folders.map((folder) => {
    // Jekyll's categories may be folders above `_posts`, and its drafts are beside them.
    const drafts = `/${folder.replace(/_posts$/, '_drafts')}/`
    const isAbove = (file: string) => `/${file}`.includes(`/${folder}/`) || `/${file}`.includes(drafts)
    return texts.filter((file) =>
      folder.endsWith('_posts') ? isAbove(file) : folder === '' || file.startsWith(`${folder}/`),
    )
  })
  return found.find((list) => list.length > 0) ?? []
}

function readText(path: string): string {
  if (lstatSync(path).size > LONGEST) throw new Error('expected at most 2 MB, found more')
  const bytes = readFileSync(path)
  if (!isUtf8(bytes)) throw new Error('expected text in UTF-8, found other bytes')
  return bytes.toString('utf8').replace(/^\uFEFF/, '')
}

/** The addresses in a configuration, outside of the sections of TOML, whose `url` may be anything. */
const hostsIn = (config: string) =>
  [...(config.split(/^\[/m)[0] ?? '').matchAll(HOST)].map(([, address = '']) => address.replace(/\/+$/, ''))
