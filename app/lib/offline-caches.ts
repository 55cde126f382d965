type Kind = 'shell' | 'assets' | 'pages' | 'pictures'

/**
 * The name of a cache. Caches belong to an origin, which may host several sites (`you.github.io/one/`), so it contains the
 * base.
 *
 * @param base the path of the site, with a slash at both ends
 */
export function cacheName(base: string, kind: Kind): string {
  return `${prefixOf(base)}${kind}`
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

// Paths contain no plain spaces, so this is never the prefix of another site's caches.
function prefixOf(base: string): string {
  return `offline ${base} `
}
