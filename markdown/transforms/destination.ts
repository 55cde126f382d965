import { fragmentOf } from './fragments.ts'

/** Schemes that links and images may have. */
export const PROTOCOLS = { href: ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'], src: ['http', 'https'] }

/** The bases of an article's links and images, as plain data for workers and threads. An `ArticleHost` has the first two. */
export type UrlBases = {
  /** The root of the repository for pictures, with a slash at the end. */
  files: string
  /** The root of the repository for people, with a slash at the end; `null` if no page shows its files. */
  pages: string | null
  /** The path of the site, with a slash at both ends. */
  base: string
  /** The folder of the text, from the root of the repository; that of the articles if left out. */
  folder?: string
}

export type ResolvedLink = {
  href: string
  /**
   * The name of the article it leads to; empty for the same text. After a slash, a page or a file of the site: only the build
   * knows which of them exist.
   */
  article?: string
}

const ARTICLES = 'articles'
/** The owner's own pages, which are at the root of the site. */
const PAGES = 'pages'
/** The paths of home, the list and the tags. Hosts answer a page at its address without a slash, and a folder with one. */
const LISTS = /^(blogs|tags|archive)?($|\/)/

/** Resolves a link of an article, percent-encoded by the parser (MD-4); `null` if its destination is removed. */
export function linkDestination(url: string, bases: UrlBases): ResolvedLink | null {
  const scheme = schemeOf(url)
  if (scheme !== null)
    return PROTOCOLS.href.includes(scheme) ? { href: scheme + url.slice(scheme.length) } : null
  if (url === '' || url.startsWith('//')) return { href: url }
  const { path, fragment } = splitFragment(url)
  const id = shortFragment(fragment)
  if (path === '') return { href: id, article: '' }
  const steps = repositoryPath(path, bases.folder)
  if (steps === null) return null
  const inside = (address: string, to: string) => ({ href: bases.base + address, article: to })
  const [first, name = ''] = steps
  const isAddress = path.startsWith('/') && first === 'blogs' && steps.length === 2
  const article = isAddress ? name : nameAt(steps, ARTICLES)
  if (article !== null) return inside(`blogs/${encodeURIComponent(article)}${id}`, article)
  const page = nameAt(steps, PAGES)
  if (page !== null) return inside(encodeURIComponent(page) + id, `/${page}`)
  if (isOfSite(path, steps)) {
    const address = steps.join('/')
    const slash = path.endsWith('/') && !LISTS.test(address) ? '/' : ''
    return inside(encodePath(steps) + slash + url.slice(path.length), `/${address}${slash}`)
  }
  return bases.pages === null ? null : { href: bases.pages + encodePath(steps) + fragment }
}

/**
 * Resolves the address of an image (MD-4); `null` for another scheme, and for a path that leaves the repository. http becomes https,
 * because pages on https load no images over http, and nearly every host answers on both.
 */
export function imageSource(url: string, bases: Omit<UrlBases, 'pages'>): string | null {
  const scheme = schemeOf(url)
  if (scheme !== null) return PROTOCOLS.src.includes(scheme) ? `https${url.slice(scheme.length)}` : null
  if (url.startsWith('//')) return url
  const { path } = splitFragment(url)
  const steps = repositoryPath(path, bases.folder)
  if (!steps?.length) return null
  return (isOfSite(path, steps) ? bases.base : bases.files) + encodePath(steps)
}

/** Returns the scheme in lower case. A slash, a question mark or a hash before the colon excludes one (RFC 3986, section 4.2). */
function schemeOf(url: string): string | null {
  return /^([^/?#:]*):/.exec(url)?.[1]?.toLowerCase() ?? null
}

function splitFragment(url: string): { path: string; fragment: string } {
  const [, path = '', fragment = ''] = /^([^?#]*)[^#]*(.*)$/s.exec(url) ?? []
  return { path, fragment }
}

/** Ids are in lower case, and GitHub finds them from any (serokell/xrefcheck#211). */
function shortFragment(fragment: string): string {
  let id = fragment.slice(1)
  try {
    id = encodeURIComponent(decodeURIComponent(id).toLowerCase())
  } catch {
    // A percent sign encodes nothing.
  }
  return id === '' ? fragment : `#${fragmentOf(id)}`
}

/** Splits a path into decoded steps from the root of the repository or the site; `null` if it leaves that, or no file can have it. */
function repositoryPath(path: string, folder = ARTICLES): string[] | null {
  const steps: string[] = path.startsWith('/') ? [] : [folder]
  try {
    for (const step of path.split('/').map((part) => decodeURIComponent(part))) {
      if (/[/\\\p{Cc}\p{Cs}]/u.test(step)) return null
      if (step === '..' && steps.pop() === undefined) return null
      if (step !== '' && step !== '.' && step !== '..') steps.push(step)
    }
    return steps
  } catch {
    // A percent sign encodes nothing.
    return null
  }
}

function encodePath(steps: readonly string[]): string {
  return steps.map(encodeURIComponent).join('/')
}

/** Whether a path is an address of the site: a root path is, except that of the articles' folder, as on GitHub. */
function isOfSite(path: string, [first]: readonly string[]): boolean {
  return path.startsWith('/') && first !== ARTICLES
}

/** The name of a Markdown file in a folder. */
function nameAt([first, file = '', ...rest]: readonly string[], folder: string): string | null {
  // Without their ending, `..md` and `...md` would be path steps.
  const isInside = first === folder && rest.length === 0 && file.endsWith('.md') && !/^\.{1,3}md$/.test(file)
  return isInside ? file.slice(0, -'.md'.length) : null
}
