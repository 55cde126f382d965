// It contains the base of the site, because several sites may share an origin and its caches (`you.github.io/one/`). Paths contain no
// plain spaces, so another site's caches never have this prefix.
const prefixOf = (base: string) => `offline ${base} `

/** The name of a cache of the service worker. */
export function cacheName(base: string, kind: 'shell' | 'assets' | 'pages' | 'pictures'): string {
  return prefixOf(base) + kind
}

/** Deletes all caches of this site. */
export async function deleteCaches(storage: CacheStorage, base: string): Promise<void> {
  await Promise.all((await ownNames(storage, base)).map((name) => storage.delete(name)))
}

/** All caches of this site. */
export async function ownCaches(storage: CacheStorage, base: string): Promise<Cache[]> {
  return Promise.all((await ownNames(storage, base)).map((name) => storage.open(name)))
}

async function ownNames(storage: CacheStorage, base: string): Promise<string[]> {
  return (await storage.keys()).filter((name) => name.startsWith(prefixOf(base)))
}
