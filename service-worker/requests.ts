import { routeOf } from '#app/lib/site/route.ts'
import { INDEX_PATH } from '#app/lib/articles/article-index.ts'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { SEARCH_PATH } from '#app/lib/search/search-index.ts'

/** What the worker answers. Assets and pictures have a hash in their name. */
export type Subject = 'page' | 'list' | 'asset' | 'picture'

type Asked = Pick<Request, 'url' | 'mode'>

/**
 * The kind of request, if the worker answers it. Calls to GitHub, or to its copy below `github/`, are left to the browser,
 * because the page must see when they fail (SAVE-1).
 *
 * @param scope the complete address of the site, with a slash at its end
 * @returns `null` for all other requests
 */
export function subjectOf({ url, mode }: Asked, scope: string): Subject | null {
  const { origin, pathname } = new URL(url)
  const site = new URL(scope)
  if (origin !== site.origin || !pathname.startsWith(site.pathname)) return null
  if (mode === 'navigate') return routeOf(pathname, site.pathname).page === 'not-found' ? null : 'page'
  const path = pathname.slice(site.pathname.length)
  if (path.startsWith('assets/')) return 'asset'
  if (path.startsWith('pictures/')) return 'picture'
  return path === INDEX_PATH || path === SEARCH_PATH ? 'list' : null
}

/** The address under which a page of the site is cached: as the site links to it, without parameters and last slash. */
export function pageKey(url: string, scope: string): string {
  const { origin, pathname } = new URL(url)
  const path = (origin + pathname).slice(scope.length)
  return scope + path.replace(/\/$/, '').split('/').map(encodedOnce).join('/')
}

function encodedOnce(segment: string): string {
  const decoded = percentDecoded(segment)
  return decoded === null ? segment : encodeURIComponent(decoded)
}

/** Whether a visitor opens a page of the precache: those of the owner's own have addresses that only the build knows. */
export function isPrecached({ url, mode }: Asked, scope: string, files: readonly { url: string }[]): boolean {
  const { pathname } = new URL(pageKey(url, scope))
  return mode === 'navigate' && files.some((file) => file.url === pathname)
}

/** Whether a precached file is optional: only articles are. */
export function isOptional(url: string, scope: string): boolean {
  return url.startsWith(`${scope}blogs/`)
}
