// It contains the base of the site, because several sites may share an origin and its caches (`you.github.io/one/`). Paths contain no
// plain spaces, so another site's caches never have this prefix.
const prefixOf = (base: string) => `offline ${base} `

/** The name of a cache: of the service worker, or (`answers`) of the pages, for the last answers of the host of articles. */
export function cacheName(base: string, kind: 'shell' | 'assets' | 'pages' | 'pictures' | 'answers'): string {
  return prefixOf(base) + kind
}

/** Versions before 2.0.0 stored answers of the host of articles here, without a limit, and for all sites of an origin. */
export const ANSWERS_BEFORE_2 = 'last-answers'

/** The names of all caches of this site. */
export async function ownCacheNames(base: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefixOf(base)))
}
