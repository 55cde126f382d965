import { fragmentOf } from './fragments.ts'

/** Schemes that links and images may have. */
export const PROTOCOLS = { href: ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'], src: ['http', 'https'] }

/** What formatting a text has to know of its site, as plain data for workers and threads. An `ArticleHost` has the first two. */
export type UrlBases = {
  /** The root of the repository for pictures, with a slash at the end. */
  files: string
  /** The root of the repository for people, with a slash at the end; `null` if no page shows its files. */
  pages: string | null
  /** The path of the site, with a slash at both ends. */
  base: string
  /** The folder of the text, from the root of the repository; that of the articles if left out. */
  folder?: string
  /** The name of the site's owner, which lists of publications mark. Nobody's if left out. */
  owner?: string
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
  const article = articleAt(path, steps)
  if (article !== null) return { href: `${bases.base}blogs/${encodeURIComponent(article)}${id}`, article }
  const page = nameAt(steps, PAGES)
  if (page !== null) return { href: bases.base + encodeURIComponent(page) + id, article: `/${page}` }
  if (isOfSite(path, steps)) {
    const address = steps.join('/')
    const slash = path.endsWith('/') && !LISTS.test(address) ? '/' : ''
    const queryAndFragment = url.slice(path.length)
    return {
      href: bases.base + encodePath(steps) + slash + queryAndFragment,
      article: `/${address}${slash}`,
    }
  }
  return bases.pages === null ? null : { href: bases.pages + encodePath(steps) + fragment }
}

/** The name of the article at a path of the repository (`/articles/A.md`) or at an address of the site (`/blogs/A`), if it is one. */
function articleAt(path: string, steps: readonly string[]): string | null {
  const [folder, name] = steps
  const isAddress = path.startsWith('/') && folder === 'blogs' && steps.length === 2
  return isAddress && name !== undefined ? name : nameAt(steps, ARTICLES)
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
  if (steps === null || steps.length === 0) return null
  const root = isOfSite(path, steps) ? bases.base : bases.files
  return root + encodePath(steps)
}

/**
 * The scheme of an address in lower case; `null` if it has none. A slash, a question mark or a hash before the colon excludes one
 * (RFC 3986, section 4.2).
 */
function schemeOf(url: string): string | null {
  return /^([^/?#:]*):/.exec(url)?.[1]?.toLowerCase() ?? null
}

/** The path and the fragment of an address, without its query. */
function splitFragment(url: string): { path: string; fragment: string } {
  const { path = '', fragment = '' } = /^(?<path>[^?#]*)[^#]*(?<fragment>.*)$/s.exec(url)?.groups ?? {}
  return { path, fragment }
}

/**
 * Writes a fragment as our ids are written: in lower case, and shortened if they are long. GitHub finds an id whatever the case of the
 * fragment is (serokell/xrefcheck#211).
 */
function shortFragment(fragment: string): string {
  const id = inLowerCase(fragment.slice(1))
  return id === '' ? fragment : `#${fragmentOf(id)}`
}

function inLowerCase(encodedId: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(encodedId).toLowerCase())
  } catch {
    // A percent sign encodes nothing.
    return encodedId
  }
}

/** Splits a path into decoded steps from the root of the repository or the site; `null` if it leaves that, or no file can have it. */
function repositoryPath(path: string, folder = ARTICLES): string[] | null {
  const decodedSteps = decodeSteps(path)
  if (decodedSteps === null) return null
  const steps: string[] = path.startsWith('/') ? [] : [folder]
  for (const step of decodedSteps) {
    if (NOT_IN_NAMES.test(step)) return null
    if (step === '..') {
      const isOutside = steps.length === 0
      if (isOutside) return null
      steps.pop()
    } else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps
}

/** Characters that no step of a path may have after decoding. */
const NOT_IN_NAMES = /[/\\\p{Cc}\p{Cs}]/u

/** @returns `null` if a percent sign encodes nothing */
function decodeSteps(path: string): string[] | null {
  try {
    return path.split('/').map((step) => decodeURIComponent(step))
  } catch {
    return null
  }
}

function encodePath(steps: readonly string[]): string {
  return steps.map(encodeURIComponent).join('/')
}

/** Whether a path is an address of the site: a root path is, except that of the articles' folder, as on GitHub. */
function isOfSite(path: string, steps: readonly string[]): boolean {
  return path.startsWith('/') && steps[0] !== ARTICLES
}

/** The name of a Markdown file directly in a folder; `null` if the path is that of anything else. */
function nameAt(steps: readonly string[], folder: string): string | null {
  const [parent, file = ''] = steps
  if (parent !== folder || steps.length > 2 || !file.endsWith('.md')) return null
  // Without their ending, `..md` and `...md` would be path steps.
  if (/^\.{1,3}md$/.test(file)) return null
  return file.slice(0, -'.md'.length)
}
