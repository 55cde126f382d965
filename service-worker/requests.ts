import { routeOf } from '#app/lib/route.ts'

/**
 * What the worker answers: pages of the site, scripts and styles and fonts with a hash in their name, saved copies of
 * articles, and the pictures in these, which have one, too.
 */
export type Subject = 'page' | 'asset' | 'snapshot' | 'picture'

type Asked = Pick<Request, 'url' | 'mode'>

/**
 * What a request asks for, as far as the worker answers it.
 *
 * GitHub's two hosts are other origins, and the embedded default stands for them below `github/`: both are left to the
 * browser, because a failed call has to be seen as one (SAVE-1). So is whatever else this site may hold.
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
  if (path.startsWith('snapshot/files/')) return 'picture'
  return path.startsWith('snapshot/') && path.endsWith('.json') ? 'snapshot' : null
}

/** The address under which a page is kept: campaign parameters and a slash at the end make no other page of it. */
export function pageKey(url: string, scope: string): string {
  const { origin, pathname } = new URL(url)
  const address = origin + pathname
  return address === scope ? address : address.replace(/\/$/, '')
}

/** Whether the site works offline without a file that is fetched in advance: one article has no copy then. */
export function isSpare(url: string, scope: string): boolean {
  return new URL(url).pathname.startsWith(`${new URL(scope).pathname}snapshot/articles/`)
}
