import { posix } from 'node:path'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { writeDestination } from '#markdown/parse/destinations.ts'
import { ROOTS } from './generators.ts'
import { comparableAddress } from '#site-build/plan/addresses/aliases.ts'
import { pathFacts } from '#scripts/import/post/post-address.ts'
import type { Addressed, LinkTargets } from '#scripts/import/model.ts'

/** Pages that list posts, by a name that may also be that of a post. */
const LISTS = /\/(?:tags?|categor\w+|topics?|authors?|series|archives?)\//i

/** Another site, or another scheme than that of `post:NAME`. */
const OTHER_SITE = /^(?!post:)(?:[a-z][\w+.-]*:|\/\/)/i
/** The scheme and the host of an address. */
const SITE_START = /^(?:https?:)?\/\/(?:www\.)?(?<host>[^/?#]+)/i
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

/** Reads the addresses of a blog once, for all of its links. An address may be a path, or `post:NAME`. */
export function indexBlog({ posts, files, hosts }: LinkTargets): BlogLinks {
  const byAddress = new Map<string, string>()
  const byPath = new Map<string, string>()
  const byName = new Map<string, string>()
  const byEnding = new Map<string, string[]>()
  for (const file of files)
    for (const ending of endingsOf(file.toLowerCase())) {
      const sameEnding = byEnding.get(ending)
      if (sameEnding) sameEnding.push(file)
      else byEnding.set(ending, [file])
    }
  const sites = hosts.map(splitHost)
  for (const { path, name, formerAddresses } of posts.toReversed()) {
    for (const address of formerAddresses) byAddress.set(comparableAddress(address), name)
    byPath.set(bare(path), name)
    for (const key of [...endingsOf(bare(path)), pathFacts(path).stem, name])
      byName.set(key.toLowerCase(), name)
  }

  /** An address below the root of the site, if it names this site, by any scheme, with `www.` or without it. */
  function withoutHost(address: string): string {
    const { host, path } = splitHost(address)
    const isBelow = (base: string) => path === base || path.startsWith(`${base}/`)
    const site =
      host === '' ? undefined : sites.find((candidate) => candidate.host === host && isBelow(candidate.path))
    return site === undefined ? address : path.slice(site.path.length) || '/'
  }

  /**
   * The decoded path of an address of this blog, without its host and its query, and its fragment (`#part`, or empty); `null` for
   * another site.
   */
  function splitAddress(written: string): { path: string; fragment: string } | null {
    const address = withoutHost(written.replace(PELICAN_FILE, ''))
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
  function nameOf(target: string, from: Addressed): string | undefined {
    if (target.startsWith('post:')) {
      const postName = target.slice('post:'.length)
      return byName.get(postName.toLowerCase()) ?? byName.get(posix.basename(bare(postName)))
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
    // Programs have many ways to make addresses, but most end with the name.
    const mayEndWithName = target.startsWith('/') && !LISTS.test(target)
    return mayEndWithName ? byName.get(posix.basename(bare(target))) : undefined
  }

  return {
    article(written, from) {
      const target = splitAddress(written)
      const name = target ? nameOf(target.path, from) : undefined
      return name === undefined ? null : `${encoded(name)}.md${target?.fragment}`
    },
    file(written, from) {
      const target = splitAddress(written)
      if (!target) return null
      const file = placesOf(target.path, from).find((place) => files.has(place))
      if (file !== undefined) return file
      const ending = target.path.replace(RELATIVE_START, '').toLowerCase()
      // The first folder of an address may be that of the whole site, such as `/blog/images/a.png`.
      const withoutSiteFolder = target.path.startsWith('/') ? /\/(.+\/.+)/.exec(ending)?.[1] : undefined
      const sameEnding = [ending, withoutSiteFolder ?? ''].map((end) => byEnding.get(end) ?? [])
      return sameEnding.find((candidates) => candidates.length === 1)?.[0]
    },
  }
}

/** The host of an address in lower case, without `www.`, and what follows it; without a host, the whole address is the path. */
function splitHost(address: string): { host: string; path: string } {
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
