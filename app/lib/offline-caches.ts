/** What the worker caches: the site's own parts, hashed assets, visited pages and the list, pictures. */
type Kind = 'shell' | 'assets' | 'pages' | 'pictures'

/**
 * The name of one of the worker's caches. Caches belong to a whole origin, which may carry several sites
 * (`you.github.io/one/`, `you.github.io/two/`), so the name says whose it is.
 *
 * @param base where the site lives, with a slash at both ends
 */
export function cacheName(base: string, kind: Kind): string {
  return `${prefixOf(base)}${kind}`
}

/** Deletes every cache of this site, of whatever version, and no other. */
export async function deleteCaches(storage: CacheStorage, base: string): Promise<void> {
  await Promise.all((await ownNames(storage, base)).map((name) => storage.delete(name)))
}

/** Every cache of this site, of whatever version, and no other. */
export async function ownCaches(storage: CacheStorage, base: string): Promise<Cache[]> {
  return Promise.all((await ownNames(storage, base)).map((name) => storage.open(name)))
}

async function ownNames(storage: CacheStorage, base: string): Promise<string[]> {
  return (await storage.keys()).filter((name) => name.startsWith(prefixOf(base)))
}

// No path holds a space that is not encoded, so no base is the beginning of another one's prefix.
function prefixOf(base: string): string {
  return `offline ${base} `
}
