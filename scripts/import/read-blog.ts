import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { isUtf8 } from '#site-build/read/warnings/path-mistake.ts'
import { type Generator, GENERATORS } from './generators.ts'

/** A text of the blog. Its path is relative to the blog, with slashes. */
export type SourceFile = { path: string; text: string }

export type OldBlog = {
  generator: Generator
  posts: SourceFile[]
  /** The paths of all files. */
  files: ReadonlySet<string>
  /** The addresses of the blog, without a slash at the end: `https://ada.example`. */
  hosts: string[]
  /** Jekyll's and Hexo's pattern of addresses. */
  permalink: string | undefined
  /** Texts that cannot be read. */
  refused: Note[]
}

/** Something for the owner to look at. Notes of one kind are reported together. */
export type Note = { file: string; line?: number; kind: string; text: string }
export const NOT_READ = 'texts that were not read'

const MARKDOWN = /\.(?:md|mdx|markdown)$/i
/** Files that a blog has for its maintainers, and the pages of sections in Hugo and Zola. */
const NO_POST =
  /^(?:_index\..*|(?:readme|license|contributing|changelog|code_of_conduct|claude|agents)\.\w+)$/i
const IGNORED = new Set(['node_modules', '.git'])
const IGNORED_AT_ROOT = new Set([
  '_site',
  '.next',
  '.cache',
  'dist',
  'build',
  'templates',
  '_layouts',
  '_includes',
])
const CONFIG =
  /^(?:_config\.\w+|hugo\.\w+|config\.\w+|config\/_default\/\w+\.\w+|[\w.-]+\.config\.\w+|gatsby-config\.\w+|data\/siteMetadata\.\w+|src\/(?:config|consts|site\.config)\.\w+)$/
/** Bytes. A post is a text that someone wrote. */
const LONGEST = 2_000_000

/**
 * Reads the texts of a blog. It follows no symbolic link, so it reads nothing outside of its folder.
 *
 * @param folder where the blog is on this machine
 * @param posts the folder of its posts, if it is not recognised
 * @throws Error with a sentence if there are none
 */
export function readBlog(folder: string, posts?: string): OldBlog {
  const root = rootOf(folder)
  const all = filesBelow(root)
  const files = all.filter(isUtf8)
  const recognised = GENERATORS.find(({ marks }) => files.some((file) => marks.test(file)))
  if (!recognised) throw new Error(`${folder}: expected a blog, found no files.`)
  const generator = posts === undefined ? recognised : { ...recognised, posts: [folderIn(root, posts)] }
  const unnamed = all.filter((path) => !isUtf8(path))
  const refused = unnamed.map((file): Note => ({ file, kind: NOT_READ, text: 'expected a name in UTF-8' }))
  const texts = postsOf(generator, files).flatMap((path): SourceFile[] => {
    const { size } = lstatSync(join(root, path))
    const bytes = size > LONGEST ? null : readFileSync(join(root, path))
    const read = bytes && decoded(bytes)
    if (typeof read === 'string') return [{ path, text: read }]
    const text = bytes ? 'expected text in UTF-8, found other bytes' : 'expected at most 2 MB, found more'
    refused.push({ file: path, kind: NOT_READ, text })
    return []
  })
  if (texts.length === 0)
    throw new Error(
      `${folder}: expected Markdown posts of ${generator.name} in ${generator.posts.map((path) => path || '.').join(', ')}, found none. Name their folder with --posts.`,
    )
  const configs = files
    .filter((file) => CONFIG.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
  return {
    generator,
    posts: texts,
    files: new Set(files),
    hosts: configs.flatMap(hostsIn),
    permalink: configs.flatMap((config) => /^permalink:\s*['"]?([^\s'"#]+)/m.exec(config)?.[1] ?? [])[0],
    refused,
  }
}

/** A folder of the blog, named from the blog or, as a shell completes it, from here. */
function folderIn(root: string, posts: string): string {
  const found = [resolve(root, posts), resolve(posts)].find((path) => existsSync(path))
  return found === undefined ? posts : relative(root, realpathSync(found)).split(sep).join('/')
}

function rootOf(folder: string): string {
  try {
    const root = realpathSync(folder)
    if (lstatSync(root).isDirectory()) return root
  } catch {
    // Reported below.
  }
  throw new Error(`${folder}: expected a folder with a blog, found none.`)
}

/** The paths of all files below a folder, without those of programs, in the order of their names. */
function filesBelow(root: string): string[] {
  const below = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (IGNORED.has(entry.name) || (folder === root && IGNORED_AT_ROOT.has(entry.name))) return []
      const path = join(folder, entry.name)
      if (entry.isDirectory() && isUtf8(entry.name)) return below(path)
      return entry.isFile() || !isUtf8(entry.name) ? [relative(root, path).split(sep).join('/')] : []
    })
  return below(root).toSorted()
}

function postsOf({ name, posts }: Generator, files: readonly string[]): string[] {
  const isPost = (file: string) => MARKDOWN.test(file) && !NO_POST.test(basename(file))
  const inFolder = (folder: string) =>
    files.filter(
      (file) =>
        isPost(file) && (folder === '' || file.startsWith(`${folder}/`) || file.includes(`/${folder}/`)),
    )
  if (name === 'Jekyll' || name === 'Hexo') return posts.flatMap(inFolder)
  return posts.map(inFolder).find((found) => found.length > 0) ?? []
}

/** The addresses in a configuration, outside of the sections of TOML, whose `url` may be anything. */
function hostsIn(config: string): string[] {
  const [top = ''] = config.split(/^\[/m)
  const addresses = top.matchAll(
    /^[ \t]*(?:url|base_?url|site|siteUrl|website)['"]?\s*[:=]\s*['"]?(https?:\/\/[^\s'"]+)/gim,
  )
  return [...addresses].map(([, address = '']) => address.replace(/\/+$/, ''))
}

function decoded(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
