import { articlePath } from '#article-host/article-name.ts'
import { ownCaches } from '#app/lib/offline-caches.ts'

/**
 * Deletes the cached page of an article that is gone (SAVE-2).
 *
 * @param storage the browser's caches; `undefined` on plain http
 * @param base the path of the site, with a slash at both ends
 */
export async function forgetArticleOffline(
  storage: CacheStorage | undefined,
  base: string,
  name: string,
): Promise<void> {
  try {
    for (const cache of storage ? await ownCaches(storage, base) : [])
      // The worker caches each page under one address, to which the precache adds a revision.
      await cache.delete(base + articlePath(name).slice(1), { ignoreSearch: true, ignoreVary: true })
  } catch {
    // Storage is blocked, so nothing is cached.
  }
}
