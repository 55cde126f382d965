/** Every page of the site. The segment, of an article's name or a tag's key, is still encoded (ART-4). */
export type Route = { page: 'home' | 'list' | 'not-found' } | { page: 'article' | 'tag'; segment: string }

/** The page at an address: a percent-encoded path, to which a host may have added a slash. The base has slashes at both ends. */
export function routeOf(pathname: string, base: string): Route {
  if (`${pathname}/` === base) return { page: 'home' }
  if (!pathname.startsWith(base)) return { page: 'not-found' }
  const path = pathname.slice(base.length).replace(/\/$/, '')
  if (path === '') return { page: 'home' }
  if (/^(blogs|archive\/[1-9]\d*)$/.test(path)) return { page: 'list' }
  const article = /^blogs\/([^/]+)$/.exec(path)?.[1]
  if (article !== undefined) return { page: 'article', segment: article }
  const tagOfNewest = /^tags\/([^/]+)$/.exec(path)?.[1]
  const tagOfOlder = /^archive\/tags\/([^/]+)\/[1-9]\d*$/.exec(path)?.[1]
  const tag = tagOfNewest ?? tagOfOlder
  return tag === undefined ? { page: 'not-found' } : { page: 'tag', segment: tag }
}
