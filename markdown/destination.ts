import type { MarkdownContext } from './context.ts'

/**
 * Where a link leads: its `href`, whether that is another site, and the name of the article where it is one of this site,
 * which is empty for a place in the text itself.
 */
export type Destination = { href: string; external: boolean; article?: string }

const LINK_SCHEMES = /^(https?|ircs?|mailto|xmpp)$/i
const IMAGE_SCHEMES = /^https?$/i
/** Ids from Markdown carry this prefix, as on GitHub, so that none can stand in for a property of `document`. */
export const ID_PREFIX = 'user-content-'

const ARTICLES = 'articles'

/**
 * Where a link of an article leads on this site (MD-4).
 *
 * @param url the destination as Markdown gives it, percent-encoded
 * @returns `null` for a link that keeps no destination
 */
export function linkDestination(url: string, context: MarkdownContext): Destination | null {
  const scheme = schemeOf(url)
  if (scheme !== null) {
    const isKept = LINK_SCHEMES.test(scheme)
    return isKept ? { href: withLowerScheme(url, scheme), external: /^https?$/i.test(scheme) } : null
  }
  if (url.startsWith('//')) return { href: url, external: true }
  if (url === '') return { href: url, external: false }
  const { path, fragment } = splitFragment(url)
  if (path === '') return { href: prefixed(fragment), external: false, article: '' }
  const steps = repositoryPath(path)
  if (steps === null) return null
  const name = articleNameAt(steps)
  if (name !== null)
    return { href: context.articleHref(name) + prefixed(fragment), external: false, article: name }
  const href = context.fileHref(steps.join('/'))
  return href === undefined ? null : { href: href + fragment, external: true }
}

/**
 * Where a picture of an article lies (MD-4).
 *
 * @returns `null` for a picture that is not loaded: another scheme, or a path that climbs out of the repository
 */
export function imageSource(url: string, { filesBase }: Pick<MarkdownContext, 'filesBase'>): string | null {
  const scheme = schemeOf(url)
  if (scheme !== null) return IMAGE_SCHEMES.test(scheme) ? withLowerScheme(url, scheme) : null
  if (url.startsWith('//')) return url
  const steps = repositoryPath(splitFragment(url).path)
  return steps && steps.length > 0 ? filesBase + steps.map(encodeURIComponent).join('/') : null
}

/** A colon makes a scheme unless a slash, a question mark or a hash comes before it (RFC 3986, section 4.2). */
function schemeOf(url: string): string | null {
  return /^([^/?#:]*):/.exec(url)?.[1] ?? null
}

/** Schemes are compared by their letters further on. */
function withLowerScheme(url: string, scheme: string): string {
  return scheme.toLowerCase() + url.slice(scheme.length)
}

function splitFragment(url: string): { path: string; fragment: string } {
  const hash = url.indexOf('#')
  const path = (hash === -1 ? url : url.slice(0, hash)).replace(/\?.*$/s, '')
  return { path, fragment: hash === -1 ? '' : url.slice(hash) }
}

function prefixed(fragment: string): string {
  const id = fragment.slice(1)
  return id === '' || id.startsWith(ID_PREFIX) ? fragment : `#${ID_PREFIX}${id}`
}

/**
 * The steps of a path from the root of the repository, each decoded once. A relative path starts in the folder of the
 * articles, one that begins with a slash at the root, as on GitHub.
 *
 * @returns `null` when it climbs out of the repository, or holds what no file name holds
 */
function repositoryPath(path: string): string[] | null {
  const steps: string[] = path.startsWith('/') ? [] : [ARTICLES]
  for (const part of path.split('/')) {
    const step = decodedOnce(part)
    if (step === null || /[/\\\p{Cc}\p{Cs}]/u.test(step)) return null
    if (step === '..' && steps.pop() === undefined) return null
    if (step !== '' && step !== '.' && step !== '..') steps.push(step)
  }
  return steps
}

function decodedOnce(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

function articleNameAt(steps: readonly string[]): string | null {
  const [folder, file = '', ...rest] = steps
  // `..md` and `...md` would be path steps once their ending is gone.
  const isArticle =
    folder === ARTICLES && rest.length === 0 && file.endsWith('.md') && !/^\.{1,3}md$/.test(file)
  return isArticle ? file.slice(0, -'.md'.length) : null
}
