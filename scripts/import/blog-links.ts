import { posix } from 'node:path'
import { pathFacts, sameAddress } from './post-address.ts'
import type { OldBlog } from './read-blog.ts'

/** A post with its path in the blog, the name of its article, and its former addresses. */
type Addressed = { path: string; name: string; aliases: readonly string[] }

/** Finds the name of the post that an address of the old blog leads to. */
export function linksBetween(posts: readonly Addressed[], { generator, hosts }: OldBlog) {
  const byAddress = new Map<string, string>()
  for (const { path, name, aliases } of posts.toReversed()) {
    const stem = posix.basename(path).replace(/\.\w+$/, '')
    for (const key of [stem, pathFacts(path).stem, name]) byAddress.set(`post:${key.toLowerCase()}`, name)
    for (const key of [path, path.replace(/\.\w+$/, ''), path.replace(/\/index\.\w+$/, '')])
      byAddress.set(`file:${key.toLowerCase()}`, name)
    for (const alias of aliases) byAddress.set(sameAddress(alias), name)
  }
  return (written: string, from: Addressed): string | null => {
    const host = hosts.find((one) => written === one || written.startsWith(`${one}/`))
    const [, target = '', query = ''] =
      /^([^?#]*)(.*)$/s.exec(host === undefined ? written : written.slice(host.length) || '/') ?? []
    const name = target === '' ? undefined : nameOf(decoded(target), from)
    return name === undefined ? null : `${encoded(name)}.md${query.replace(/^\?[^#]*/, '')}`
  }

  function nameOf(target: string, from: Addressed): string | undefined {
    if (target.startsWith('post:')) {
      const path = target
        .slice('post:'.length)
        .replace(/\.\w{2,8}$/, '')
        .replace(/\/_?index$/, '')
      return (
        byAddress.get(target.toLowerCase()) ?? byAddress.get(`post:${posix.basename(path).toLowerCase()}`)
      )
    }
    if (/^[a-z][\w+.-]*:|^\/\//i.test(target)) return undefined
    if (target.startsWith('@/')) return byAddress.get(`file:content/${target.slice(2)}`.toLowerCase())
    if (target.startsWith('/')) return byAddress.get(sameAddress(target))
    // Relative to the file, to the address, and to the folder of all notes, as in Obsidian.
    const base = (from.aliases[0] ?? '/').replace(/[^/]*$/, '')
    const beside = [posix.dirname(from.path), ...generator.roots].map(
      (folder) => `file:${posix.join(folder, target)}`,
    )
    const keys = [
      ...beside.map((key) => key.replace(/\/$/, '').toLowerCase()),
      sameAddress(posix.resolve(base, target)),
    ]
    return keys.map((key) => byAddress.get(key)).find(Boolean)
  }
}

/**
 * The file of the blog at an address in a post.
 *
 * @returns `undefined` if it is missing, and `null` for an address of another site
 */
export function fileAt(
  written: string,
  { path, aliases }: Addressed,
  { files, generator, hosts }: OldBlog,
): string | null | undefined {
  const host = hosts.find((one) => written.startsWith(`${one}/`))
  const address = decoded((host === undefined ? written : written.slice(host.length)).replace(/[?#].*$/s, ''))
  if (address.startsWith('file:')) {
    const wanted = address.slice(5).toLowerCase()
    return [...files].find((file) => `/${file.toLowerCase()}`.endsWith(`/${wanted.replace(/^\/+/, '')}`))
  }
  if (address === '' || /^[a-z][\w+.-]*:|^\/\//i.test(address)) return null
  const folder = posix.dirname(path)
  const candidates = address.startsWith('/')
    ? generator.roots.map((root) => posix.join(root, address.slice(1)))
    : [
        posix.join(folder, address),
        ...generator.roots.map((root) => posix.join(root, address.replace(/^(?:[.~@]+\/)+/, ''))),
        ...aliases
          .slice(0, 1)
          .flatMap((alias) =>
            generator.roots.map((root) =>
              posix.join(root, posix.resolve(alias.replace(/[^/]*$/, ''), address).slice(1)),
            ),
          ),
      ]
  return candidates.find((candidate) => files.has(candidate.replace(/^\/+/, '')))
}

export function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** A name for an address in Markdown, where brackets end it. */
export function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29')
}
