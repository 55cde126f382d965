import { routeOf } from '#app/lib/route.ts'
import { INDEX_PATH } from '#app/lib/article-index.ts'

/** What the worker answers: pages, `articles.json`, and the assets and pictures, which have a hash in their name. */
export type Subject = 'page' | 'list' | 'asset' | 'picture'

type Asked = Pick<Request, 'url' | 'mode'>

/**
 * What a request asks for, if the worker answers it.
 *
 * GitHub's two hosts, and the files below `github/` that stand for them, are left to the browser: the page has to see when
 * a call fails (SAVE-1).
 *
 * @param scope the complete address of the site, with a slash at its end
 * @returns `null` for a request that the worker takes no part in
 */
export function subjectOf({ url, mode }: Asked, scope: string): Subject | null {
  const { origin, pathname } = new URL(url)
  const site = new URL(scope)
  if (origin !== site.origin || !pathname.startsWith(site.pathname)) return null
  if (mode === 'navigate') return routeOf(pathname, site.pathname).page === 'not-found' ? null : 'page'
  const path = pathname.slice(site.pathname.length)
  if (path.startsWith('assets/')) return 'asset'
  if (path.startsWith('pictures/')) return 'picture'
  return path === INDEX_PATH ? 'list' : null
}

/**
 * The address under which a page is cached. Campaign parameters, a slash at the end, and another way to encode the same
 * name all mean the same page.
 */
export function pageKey(url: string, scope: string): string {
  const { origin, pathname } = new URL(url)
  const address = origin + pathname.split('/').map(encodedOnce).join('/')
  return address === scope ? address : address.replace(/\/$/, '')
}

function encodedOnce(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    return segment
  }
}

/** Whether the site works offline without a precached file: it does without one article. */
export function isOptional(url: string, scope: string): boolean {
  return new URL(url).pathname.startsWith(`${new URL(scope).pathname}blogs/`)
}
