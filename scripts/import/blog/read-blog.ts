import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { walkFolder } from '#site-build/walk-folder.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import type { LeftOutFile, OldBlog } from '#scripts/import/model.ts'
import { choosePosts } from './choose-posts.ts'
import { groupBy } from '#scripts/import/group-by.ts'
import { kindOf } from './file-kinds.ts'
import { type Generator, GENERATORS, QUARTO } from './generators.ts'
import { projectPosts } from '#scripts/import/quarto/project.ts'
import { MACRO_SCRIPT, readSiteMacros, type SiteMacros, TEMPLATES } from './site-macros.ts'
import { addressPattern, CNAME, CONFIG, type Config, hostsIn, sectionPatterns } from './read-config.ts'

const FINISHED_SITE_HINT =
  'This looks like a finished site. Its texts are in its sources, often on another branch or in another repository.'
const UNREADABLE_HINT = 'Pandoc (https://pandoc.org) writes Markdown from most other kinds: pandoc -t gfm.'

/** A folder without posts, by its path. */
const IGNORED =
  /(?:^|\/)(?:node_modules|\.git)$|^(?:_site|\.next|\.cache|dist|build|templates|_layouts|_includes)$/
/** A post is a text that someone wrote. */
const MAX_BYTES = 2_000_000
/** A notebook contains its pictures, and so do the results that Quarto stores. */
const MAX_BYTES_WITH_RESULTS = 50_000_000
const SCRIPT = /(?<opening><script\b[^<>]*>)(?:(?!<script\b)[^])*?(?<closing><\/script\s*>)/gi
const WITH_RESULTS = /\.(?:ipynb|json)$/i

/**
 * Finds the texts of a blog. It follows no symbolic link, so it reads nothing outside of its folder. Owners can name the folder of
 * its posts, and a pattern of its addresses, such as `/:year/:title/`.
 *
 * @throws Error with a sentence if there is no such folder, or nothing in it that can be read
 */
export function readBlog(folder: string, posts?: string, addresses?: string): OldBlog {
  if (existsSync(folder) && statSync(folder).isFile()) return readSingleFile(folder)
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Error(`${folder}: expected a folder with a blog, found none.`)
  const root = realpathSync(folder)
  const { files } = walkFolder(root, (path) => IGNORED.test(path))
  const generator = generatorOf(files)
  const { posts: chosenPosts, leftOut } = findPosts(root, files, generator, posts)
  if (generator.refusal !== undefined) throw new Error(`${folder}: ${generator.refusal}`)
  if (chosenPosts.length === 0) throw new Error(nothingFound(folder, generator.name, leftOut))
  const configs = readConfigs(root, files)
  return {
    generator: { ...generator, addresses: addresses ?? addressesOf(generator, configs) },
    sectionPatterns:
      isHugo(generator) && addresses === undefined ? sectionPatterns(configs) : new Map<string, string>(),
    posts: chosenPosts,
    leftOut,
    files: new Set(files),
    hosts: Array.from(new Set(configs.flatMap(hostsIn))),
    macros: macrosOf(root, files),
    read: (path) => textOfFile(join(root, path)),
  }
}

/** The program that a blog is made with, by the names of its files. The last one matches every blog. */
function generatorOf(files: readonly string[]): Generator {
  const known = GENERATORS.find(({ mark }) => files.some((file) => mark.test(file)))
  return known ?? GENERATORS.at(-1)!
}

function isHugo({ name }: Generator): boolean {
  return name.startsWith('Hugo')
}

/** Finds the posts among the files, and why the other texts are none. @param postsFolder the folder that the owner names, if any */
function findPosts(root: string, files: readonly string[], generator: Generator, postsFolder?: string) {
  const folders = postsFolder === undefined ? generator.posts : [pathBelow(root, resolve(root, postsFolder))]
  const readText = (path: string) => textOfFile(join(root, path))
  return generator.name === QUARTO
    ? projectPosts(files, folders[0] ?? '', readText)
    : choosePosts(files, generator, folders)
}

/** A path relative to a folder, with slashes. */
function pathBelow(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/')
}

/** The files in which programs say at which addresses they publish a blog. */
function readConfigs(root: string, files: readonly string[]): Config[] {
  const isConfig = (path: string) => CONFIG.test(path) || CNAME.test(path)
  return files
    .filter((file) => isConfig(file) && statSync(join(root, file)).size < MAX_BYTES)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** The pattern of addresses in the configuration, else that of the program. Some programs take addresses from paths instead. */
function addressesOf(generator: Generator, configs: readonly Config[]): Generator['addresses'] {
  const hasPattern = typeof generator.addresses === 'string'
  const pattern = hasPattern ? addressPattern(configs, generator) : undefined
  return pattern ?? generator.addresses
}

/** The macros in the templates of a blog, which contain no posts, and in its scripts. */
function macrosOf(root: string, files: readonly string[]): SiteMacros {
  const { files: templates } = walkFolder(
    root,
    (path) => !/^(?:_includes|_layouts|layouts)(?:\/|$)/.test(path),
  )
  const sources = [
    ...files.filter((file) => MACRO_SCRIPT.test(file)),
    ...templates.filter((file) => TEMPLATES.test(file)),
  ]
  const texts = sources
    .filter((file) => statSync(join(root, file)).size < MAX_BYTES)
    .map((file) => readFileSync(join(root, file), 'utf8'))
  return readSiteMacros(texts)
}

/** A post alone, such as a notebook, with the files of its folder and of those in it, which it may show. */
function readSingleFile(file: string): OldBlog {
  const path = realpathSync(file)
  const root = dirname(path)
  const name = basename(path)
  if (kindOf(name).use !== 'text')
    throw new Error(
      `${file}: expected a folder, or a file in Markdown, Quarto, R Markdown or of Jupyter (.ipynb).`,
    )
  const { files } = walkFolder(root, (folder) => folder.includes('/') || IGNORED.test(folder))
  return {
    generator: GENERATORS.at(-1)!,
    sectionPatterns: new Map(),
    posts: [name],
    leftOut: [],
    files: new Set(files),
    hosts: [],
    read: (filePath) => textOfFile(join(root, filePath)),
  }
}

/** Says what is in a folder without posts, by kind, and how owners go on. */
function nothingFound(folder: string, program: string, leftOut: readonly LeftOutFile[]): string {
  const kinds = groupBy(leftOut, ({ path }) => kindOf(path).name)
  const counted = Array.from(kinds, ([kind, paths]) => {
    const [first] = paths
    return `  ${kind}: ${paths.length}, such as ${oneLine(first?.path ?? '')} (${first?.reason})`
  })
  const lines = [`${folder}: expected posts of ${program}, found none.`]
  if (counted.length > 0) lines.push('What is there, and why it is left out:', ...counted)
  lines.push('Name the folder of the posts with --posts.')
  if (leftOut.some(({ path }) => path === 'index.html')) lines.push(FINISHED_SITE_HINT)
  else if (leftOut.some(({ path }) => kindOf(path).use === 'unreadable')) lines.push(UNREADABLE_HINT)
  return lines.join('\n')
}

/** Reads a text in UTF-8. One that is too long loses the code of its scripts first, such as an animation of Matplotlib. */
function textOfFile(path: string): string {
  const limit = WITH_RESULTS.test(path) ? MAX_BYTES_WITH_RESULTS : MAX_BYTES
  const tooLong = `expected at most ${limit / 1_000_000} MB, found more`
  if (statSync(path).size > MAX_BYTES_WITH_RESULTS) throw new Error(tooLong)
  const bytes = readFileSync(path)
  if (!isUtf8(bytes)) throw new Error('expected text in UTF-8, found other bytes')
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  if (bytes.length <= limit) return text
  const withoutCode = text.replaceAll(SCRIPT, '$<opening>$<closing>')
  if (Buffer.byteLength(withoutCode) > limit) throw new Error(tooLong)
  return withoutCode
}
