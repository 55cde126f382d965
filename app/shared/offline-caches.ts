/** What the worker keeps: the site's own parts, hashed assets, visited pages, saved copies of articles, their pictures. */
type Kind = 'shell' | 'assets' | 'pages' | 'snapshot' | 'pictures'

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
  const ours = (await storage.keys()).filter((name) => name.startsWith(prefixOf(base)))
  await Promise.all(ours.map((name) => storage.delete(name)))
}

// No path holds a space that is not encoded, so no base is the beginning of another one's prefix.
function prefixOf(base: string): string {
  return `offline ${base} `
}
