/** Every page of the site. */
export type Route =
  | { page: 'home' }
  | { page: 'list' }
  | { page: 'tag' }
  | { page: 'article'; segment: string }
  | { page: 'not-found' }

/**
 * The page at an address.
 *
 * @param pathname percent-encoded, like `location.pathname`
 * @param base the path of the site, with a slash at both ends: `/` or `/portfolio/`
 * @returns the page; an article's segment is still encoded (ART-4)
 */
export function routeOf(pathname: string, base: string): Route {
  const path = pathBelow(pathname, base)
  if (path === null) return { page: 'not-found' }
  if (path === '') return { page: 'home' }
  const [folder, segment, ...rest] = path.split('/')
  const older = /^archive\/(tags\/[^/]+\/)?[1-9]\d*$/.exec(path)
  if (older) return { page: older[1] ? 'tag' : 'list' }
  if (folder === 'tags' && segment !== undefined && rest.length === 0) return { page: 'tag' }
  if (folder !== 'blogs' || rest.length > 0) return { page: 'not-found' }
  return segment === undefined ? { page: 'list' } : { page: 'article', segment }
}

/** The path without the base and without the slash that a host may add; `null` outside the site. */
function pathBelow(pathname: string, base: string): string | null {
  if (`${pathname}/` === base) return ''
  if (!pathname.startsWith(base)) return null
  return pathname.slice(base.length).replace(/\/$/, '')
}
