import { posix } from 'node:path'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { writeDestination } from '#markdown/parse/destinations.ts'
import { ROOTS } from './generators.ts'
import { comparableAddress } from '#site-build/plan/addresses/aliases.ts'
import { DATE_IN_NAME, pathFacts } from '#scripts/import/post/post-address.ts'
import type { Addressed, LinkTargets } from '#scripts/import/model.ts'

/** Pages that list posts, by a name that may also be that of a post. */
const LISTS = /\/(?:tags?|categor\w+|topics?|authors?|series|archives?)\//i

/** Another site, or another scheme than that of `post:NAME`. */
const OTHER_SITE = /^(?!post:)(?:[a-z][\w+.-]*:|\/\/)/i
/** The scheme and the host of an address. */
const SITE_START = /^(?:https?:)?\/\/(?:www\.)?(?<host>[^/?#]+)/i
/** A file in the repository of a site on GitHub, from which some authors take their pictures, but not an earlier version of it. */
const REPOSITORY_FILE = new RegExp(
  [
    /^https?:\/\/(?:raw\.githubusercontent|github)\.com\/[^/]+\/(?<name>[^/]+)\/(?:raw\/)?/,
    /(?![\da-f]{40}\/)[^/]+(?<file>\/[^?#]+)/,
  ]
    .map(({ source }) => source)
    .join(''),
  'i',
)
/** What Pelican writes before the path of a file (https://docs.getpelican.com/en/latest/content.html#linking-to-internal-content). */
const PELICAN_FILE = /^(?:\{(?:filename|static|attach)\}|\|(?:filename|static|attach)\|)/
/** What begins a path from a root: `/`, `./`, `../`, `~/` and `@/`. */
const RELATIVE_START = /^(?:[.~@]*\/)+/

/** Finds where the addresses in the posts of a blog lead. */
export type BlogLinks = {
  /** The address of an article, relative to the others; `null` if the target is no post. */
  article: (written: string, from: Addressed) => string | null
  /** The path of a file of the blog; `undefined` if it is missing, `null` for an address of another site. */
  file: (written: string, from: Addressed) => string | null | undefined
}

/** The names of articles by what an address may say about their posts, in lower case except for addresses. */
type PostIndex = {
  byAddress: ReadonlyMap<string, string>
  /** Without endings. */
  byPath: ReadonlyMap<string, string>
  /** By the name of the post, and by the end of its path. */
  byName: ReadonlyMap<string, string>
}

/** A site: its host, and the path below which it is. */
type SiteRoot = { host: string; path: string }

/** Where the blog is, and the paths of its files. */
type OwnSite = { roots: readonly SiteRoot[]; files: ReadonlySet<string> }

/** Reads the addresses of a blog once, for all of its links. An address may be a path, or `post:NAME`. */
export function indexBlog({ posts, files, hosts }: LinkTargets): BlogLinks {
  const postIndex = indexPosts(posts)
  const filesByEnding = indexFiles(files)
  const ownSite: OwnSite = { roots: hosts.map(splitHost), files }
  return {
    article(written, from) {
      const target = splitAddress(written, ownSite)
      const name = target ? nameOf(target.path, from, postIndex) : undefined
      return name === undefined ? null : `${encoded(name)}.md${target?.fragment}`
    },
    file(written, from) {
      const target = splitAddress(written, ownSite)
      if (!target) return null
      const file = placesOf(target.path, from).find((place) => files.has(place))
      return file ?? onlyFileWithEnding(target.path, filesByEnding)
    },
  }
}

function indexPosts(posts: readonly Addressed[]): PostIndex {
  const byAddress = new Map<string, string>()
  const byPath = new Map<string, string>()
  const byName = new Map<string, string>()
  // Backwards, because the first post of a name has precedence.
  for (const { path, name, formerAddresses } of posts.toReversed()) {
    for (const address of formerAddresses) byAddress.set(comparableAddress(address), name)
    byPath.set(bare(path), name)
    for (const key of [...endingsOf(bare(path)), pathFacts(path).stem, name])
      byName.set(key.toLowerCase(), name)
  }
  // Authors copy fields from one post to another, also its aliases.
  for (const { name, formerAddresses } of posts)
    for (const address of formerAddresses.map(comparableAddress))
      if (posix.basename(address) === name.toLowerCase()) byAddress.set(address, name)
  return { byAddress, byPath, byName }
}

/** The files by each ending of their paths, in lower case. */
function indexFiles(files: ReadonlySet<string>): ReadonlyMap<string, string[]> {
  const byEnding = new Map<string, string[]>()
  for (const file of files)
    for (const ending of endingsOf(file.toLowerCase())) {
      const sameEnding = byEnding.get(ending)
      if (sameEnding) sameEnding.push(file)
      else byEnding.set(ending, [file])
    }
  return byEnding
}

/** The path of a file of the blog, if an address names it in the repository of the site; otherwise `null`. */
function fileInRepository(address: string, { roots, files }: OwnSite): string | null {
  const match = REPOSITORY_FILE.exec(address)
  if (match === null) return null
  const { name = '', file = '' } = match.groups ?? {}
  const isOwnRepository = roots.some(({ host }) => host === name.toLowerCase())
  const path = percentDecoded(file) ?? file
  // Owners move their files below another root when they change to another program.
  const isOwnFile = isOwnRepository && ROOTS.some((root) => files.has(posix.join(root, path.slice(1))))
  // A link to the source of a post means its source.
  const isSource = POST_ENDING.test(file)
  return isOwnFile && !isSource ? file + address.slice(match[0].length) : null
}

/** An address below the root of the site, if it names the site, by any scheme, with `www.` or without it, or a file in its repository. */
function withoutHost(address: string, ownSite: OwnSite): string {
  const file = fileInRepository(address, ownSite)
  if (file !== null) return file
  const { host, path } = splitHost(address)
  if (host === '') return address
  const isBelow = (base: string) => path === base || path.startsWith(`${base}/`)
  const site = ownSite.roots.find((candidate) => candidate.host === host && isBelow(candidate.path))
  return site === undefined ? address : path.slice(site.path.length) || '/'
}

/**
 * The decoded path of an address of this blog, without its host and its query, and its fragment (`#part`, or empty); `null` for
 * another site.
 */
function splitAddress(written: string, ownSite: OwnSite): { path: string; fragment: string } | null {
  const address = withoutHost(written.replace(PELICAN_FILE, ''), ownSite)
  const [path = ''] = address.split(/[?#]/, 1)
  const fragmentStart = address.indexOf('#')
  const fragment = fragmentStart === -1 ? '' : address.slice(fragmentStart)
  if (path === '' || OTHER_SITE.test(path)) return null
  return { path: percentDecoded(path) ?? path, fragment }
}

/** Where a file may be: beside the post, below a root of the site, and below the address of the post. */
function placesOf(target: string, { path, formerAddresses }: Addressed): string[] {
  const belowAddress = posix.resolve(folderOf(formerAddresses), target).slice(1)
  const belowRoot = target.replace(RELATIVE_START, '')
  const atRoots = [belowRoot, belowAddress].flatMap((file) => ROOTS.map((root) => posix.join(root, file)))
  return target.startsWith('/') ? atRoots : [posix.join(posix.dirname(path), target), ...atRoots]
}

/** The name of the article that an address leads to: by its address, its file, or the name at its end. */
function nameOf(
  target: string,
  from: Addressed,
  { byAddress, byPath, byName }: PostIndex,
): string | undefined {
  if (target.startsWith('post:')) {
    const postName = target.slice('post:'.length)
    const lastStep = posix.basename(bare(postName))
    const withoutDay = lastStep.replace(DATE_IN_NAME, '')
    return byName.get(postName.toLowerCase()) ?? byName.get(lastStep) ?? byName.get(withoutDay)
  }
  const address = posix.resolve(folderOf(from.formerAddresses), target)
  const nameByAddress = byAddress.get(comparableAddress(address))
  if (nameByAddress !== undefined) return nameByAddress
  for (const place of placesOf(target, from)) {
    const nameByPath = byPath.get(bare(place))
    if (nameByPath !== undefined) return nameByPath
  }
  // Some authors forget the slash at the start of an address.
  const nameFromRoot = target.includes('/') ? byAddress.get(comparableAddress(`/${target}`)) : undefined
  if (nameFromRoot !== undefined) return nameFromRoot
  // Programs have many ways to make addresses, but most end with the name. So does a file with a day in its name, in whatever folder.
  const lastStep = posix.basename(bare(target))
  const isFile = DATE_IN_NAME.test(lastStep)
  const mayEndWithName = (target.startsWith('/') || isFile) && !LISTS.test(target)
  if (!mayEndWithName) return undefined
  return byName.get(lastStep) ?? (isFile ? byName.get(lastStep.replace(DATE_IN_NAME, '')) : undefined)
}

/** The file whose path ends like an address, wherever it is, if there is only one. */
function onlyFileWithEnding(
  target: string,
  filesByEnding: ReadonlyMap<string, string[]>,
): string | undefined {
  const ending = target.replace(RELATIVE_START, '').toLowerCase()
  // The first folder of an address may be that of the whole site, such as `/blog/images/a.png`.
  const withoutSiteFolder = target.startsWith('/') ? /\/(.+\/.+)/.exec(ending)?.[1] : undefined
  for (const end of [ending, withoutSiteFolder ?? '']) {
    const [file, ...otherFiles] = filesByEnding.get(end) ?? []
    if (otherFiles.length === 0 && file !== undefined) return file
  }
  return undefined
}

/** The host of an address in lower case, without `www.`, and what follows it; without a host, the whole address is the path. */
function splitHost(address: string): SiteRoot {
  const start = SITE_START.exec(address)
  const host = start?.groups?.['host'] ?? ''
  return { host: host.toLowerCase(), path: address.slice(start?.[0].length ?? 0) }
}

/** How the paths of posts end. */
const POST_ENDING = /(?:(?:\/_?index)?\.(?:mdx?|markdown|mmark|html?|qmd|ipynb|rmd|rmarkdown)|\/_?index|\/)$/

/** The path of a post for comparison: without its ending, and without `index`. */
const bare = (path: string) => path.toLowerCase().replace(POST_ENDING, '')

/** `a/b/c`, `b/c` and `c`. */
const endingsOf = (path: string) => path.split('/').map((_, index, steps) => steps.slice(index).join('/'))

/** The folder of a post's address. */
const folderOf = ([address = '/']: readonly string[]) => address.replace(/[^/]*$/, '')

/** A name as a step of an address in Markdown. */
export const encoded = (name: string) => writeDestination(encodeURIComponent(name))
