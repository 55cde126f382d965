import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { walkFolder } from '#site-build/walk-folder.ts'
import { GENERATORS } from './generators.ts'
import type { OldBlog } from '#scripts/import/model.ts'

const MARKDOWN = /\.(?:md|mdx|markdown)$/i
/** Files and folders that hold no posts, by how their paths begin or go on after a slash. */
const NO_POST = {
  hidden: /(?:^|\/)\./,
  sectionOfHugoOrZola: /(?:^|\/)_index\./i,
  forMaintainers: /(?:^|\/)(?:readme|license|contributing|changelog|code_of_conduct|claude|agents)\./i,
}
/** A folder without posts, by its path. */
const IGNORED =
  /(?:^|\/)(?:node_modules|\.git)$|^(?:_site|\.next|\.cache|dist|build|templates|_layouts|_includes)$/
const CONFIG = /^(?:(?:src|data|config\/_default)\/)?[\w.-]*(?:config|hugo|consts|siteMetadata)\.\w+$/
const HOST = /^[ \t]*(?:url|base_?url|site|siteUrl|website)['"]?\s*[:=]\s*['"]?(https?:\/\/[^\s'"]+)/gim
const PERMALINK = /^permalink:\s*['"]?(?<pattern>[^\s'"#]+)/m
/** A post is a text that someone wrote. */
const MAX_BYTES = 2_000_000

/**
 * Finds the texts of a blog. It follows no symbolic link, so it reads nothing outside of its folder. Owners can name the folder of
 * its posts, and a pattern of its addresses, such as `/:year/:title/`.
 */
export function readBlog(folder: string, posts?: string, addresses?: string): OldBlog {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Error(`${folder}: expected a folder with a blog, found none.`)
  const root = realpathSync(folder)
  const pathOf = (path: string) => relative(root, path).split(sep).join('/')
  const { files } = walkFolder(root, (path) => IGNORED.test(path))
  const known = GENERATORS.find(({ mark }) => files.some((file) => mark.test(file)))
  const generator = known ?? GENERATORS.at(-1)!
  const texts = files.filter(isPost)
  const folders = posts === undefined ? generator.posts : [pathOf(resolve(root, posts))]
  const textsOfFolders = folders.map((postFolder) => texts.filter((file) => isBelow(postFolder, file)))
  const postFiles = textsOfFolders.find((files) => files.length > 0)
  if (!postFiles)
    throw new Error(
      `${folder}: expected Markdown posts of ${generator.name}, found none. Name their folder with --posts.`,
    )
  const configs = files
    .filter((file) => CONFIG.test(file) && statSync(join(root, file)).size < MAX_BYTES)
    .map((file) => readFileSync(join(root, file), 'utf8'))
  // The other programs take addresses from paths.
  const hasPermalinks = typeof generator.addresses === 'string'
  const permalink = hasPermalinks ? permalinkIn(configs) : undefined
  return {
    generator: { ...generator, addresses: addresses ?? permalink ?? generator.addresses },
    posts: postFiles,
    files: new Set(files),
    hosts: configs.flatMap(hostsIn),
    read: (path) => readText(join(root, path)),
  }
}

function isPost(file: string): boolean {
  return MARKDOWN.test(file) && !Object.values(NO_POST).some((pattern) => pattern.test(file))
}

/** The pattern of addresses in the first configuration of Jekyll or Hexo that has one. */
function permalinkIn(configs: readonly string[]): string | undefined {
  return configs.map((text) => PERMALINK.exec(text)?.groups?.['pattern']).find(Boolean)
}

function isBelow(folder: string, file: string): boolean {
  if (!folder.endsWith('_posts')) return folder === '' || file.startsWith(`${folder}/`)
  // Jekyll's categories may be folders above `_posts`, and its drafts are beside them.
  const drafts = folder.replace(/_posts$/, '_drafts')
  return [folder, drafts].some((name) => `/${file}`.includes(`/${name}/`))
}

function readText(path: string): string {
  if (statSync(path).size > MAX_BYTES) throw new Error('expected at most 2 MB, found more')
  const bytes = readFileSync(path)
  if (!isUtf8(bytes)) throw new Error('expected text in UTF-8, found other bytes')
  return bytes.toString('utf8').replace(/^\uFEFF/, '')
}

/** The addresses in a configuration, outside of the sections of TOML, whose `url` may be anything. */
const hostsIn = (config: string) =>
  Array.from((config.split(/^\[/m)[0] ?? '').matchAll(HOST), ([, address = '']) =>
    address.replace(/\/+$/, ''),
  )
