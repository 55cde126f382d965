import { routeOf } from '#app/lib/site/route.ts'
import { BUILD_PATH, INDEX_PATH } from '#app/lib/articles/article-index.ts'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { SEARCH_PATH } from '#app/lib/search/search-index.ts'

/** The kinds of requests that the worker answers. Assets and pictures have a hash in their name. */
export type RequestKind = 'page' | 'data' | 'asset' | 'picture'

/** Films are large, and players ask for parts of them, which no cache stores. */
const FILMS = 'assets/films/'

type RequestParts = Pick<Request, 'url' | 'mode'>

/**
 * The kind of a request to the site at `scope`; `null` if the worker does not answer. It never answers for GitHub, or for its copy
 * below `github/`, because the page must see when calls fail (SAVE-1).
 */
export function kindOfRequest({ url, mode }: RequestParts, scope: string): RequestKind | null {
  const { origin, pathname } = new URL(url)
  const site = new URL(scope)
  if (origin !== site.origin || !pathname.startsWith(site.pathname)) return null
  if (mode === 'navigate') return routeOf(pathname, site.pathname).page === 'not-found' ? null : 'page'
  const path = pathname.slice(site.pathname.length)
  if (path.startsWith(FILMS)) return null
  if (path.startsWith('assets/')) return 'asset'
  if (path.startsWith('pictures/')) return 'picture'
  return [INDEX_PATH, SEARCH_PATH, BUILD_PATH].includes(path) ? 'data' : null
}

/** The address under which a page is cached: as the site links to it, without parameters and without a slash at its end. */
export function pageKey(url: string, scope: string): string {
  const { origin, pathname } = new URL(url)
  const path = (origin + pathname).slice(scope.length)
  const segments = path.replace(/\/$/, '').split('/')
  return scope + segments.map((segment) => encodeURIComponent(percentDecoded(segment) ?? segment)).join('/')
}

/** Whether a visitor opens a page of the precache. Only the build has the addresses of the owner's pages. */
export function isPrecached(
  request: RequestParts,
  scope: string,
  files: readonly { url: string }[],
): boolean {
  const { pathname } = new URL(pageKey(request.url, scope))
  return request.mode === 'navigate' && files.some((file) => file.url === pathname)
}
