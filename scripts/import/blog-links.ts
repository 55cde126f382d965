import { posix } from 'node:path'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { writeDestination } from '#markdown/parse/destinations.ts'
import { ROOTS } from './generators.ts'
import { comparableAddress } from '#site-build/plan/aliases.ts'
import { pathFacts } from './post-address.ts'
import type { Addressed, LinkTargets } from './model.ts'

/** Pages that list posts, by a name that may also be that of a post. */
const LISTS = /\/(?:tags?|categor\w+|topics?|authors?|series|archives?)\//i

export type BlogLinks = ReturnType<typeof indexBlog>

/** Finds where the addresses in posts lead. An address may be a path, or `post:NAME`. */
export function indexBlog({ posts, files, hosts }: LinkTargets) {
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
  for (const { path, name, aliases } of posts.toReversed()) {
    for (const alias of aliases) byAddress.set(comparableAddress(alias), name)
    byPath.set(bare(path), name)
    for (const key of [...endingsOf(bare(path)), pathFacts(path).stem, name])
      byName.set(key.toLowerCase(), name)
  }

  /** An address of this blog, decoded and without its host, and what follows its path; `null` for another site. */
  function split(written: string): { path: string; fragment: string } | null {
    const host = hosts.find((one) => written === one || written.startsWith(`${one}/`))
    const address = host === undefined ? written : written.slice(host.length) || '/'
    const [, path = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(.*)$/s.exec(address) ?? []
    const isElsewhere = path === '' || /^(?!post:)(?:[a-z][\w+.-]*:|\/\/)/i.test(path)
    return isElsewhere ? null : { path: percentDecoded(path) ?? path, fragment }
  }

  /** Where a file may be: beside the post, below a root of the site, and below the address of the post. */
  function placesOf(target: string, { path, aliases }: Addressed): string[] {
    const below = [target.replace(/^(?:[.~@]*\/)+/, ''), posix.resolve(folderOf(aliases), target).slice(1)]
    const rooted = below.flatMap((one) => ROOTS.map((root) => posix.join(root, one)))
    return target.startsWith('/') ? rooted : [posix.join(posix.dirname(path), target), ...rooted]
  }

  function nameOf(target: string, from: Addressed): string | undefined {
    if (target.startsWith('post:')) {
      const named = target.slice('post:'.length)
      return byName.get(named.toLowerCase()) ?? byName.get(posix.basename(bare(named)))
    }
    const address = byAddress.get(comparableAddress(posix.resolve(folderOf(from.aliases), target)))
    // Programs have many ways to make addresses, but most end with the name.
    const isName = target.startsWith('/') && !LISTS.test(target)
    const beside = placesOf(target, from).flatMap((place) => byPath.get(bare(place)) ?? [])
    return address ?? beside[0] ?? (isName ? byName.get(posix.basename(bare(target))) : undefined)
  }

  return {
    /** Returns the address of an article, relative to the others; `null` if the target is no post. */
    article(written: string, from: Addressed): string | null {
      const target = split(written)
      const name = target ? nameOf(target.path, from) : undefined
      return name === undefined ? null : `${encoded(name)}.md${target?.fragment}`
    },
    /** Returns the path of a file of the blog; `undefined` if it is missing, `null` for an address of another site. */
    file(written: string, from: Addressed): string | null | undefined {
      const target = split(written)
      if (!target) return null
      const places = placesOf(target.path, from)
      const [only, another] = byEnding.get(target.path.replace(/^(?:[.~@]*\/)+/, '').toLowerCase()) ?? []
      return places.find((one) => files.has(one)) ?? (another === undefined ? only : undefined)
    },
  }
}

/** The path of a post for comparison: without its ending, and without `index`. */
function bare(path: string): string {
  return path.toLowerCase().replace(/(?:(?:\/_?index)?\.(?:mdx?|markdown|html?)|\/_?index|\/)$/, '')
}

/** `a/b/c`, `b/c` and `c`. */
const endingsOf = (path: string) => path.split('/').map((_, index, steps) => steps.slice(index).join('/'))

/** The folder of a post's address. */
const folderOf = ([address = '/']: readonly string[]) => address.replace(/[^/]*$/, '')

/** A name as a step of an address in Markdown. */
export const encoded = (name: string) => writeDestination(encodeURIComponent(name))
