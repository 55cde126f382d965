import { articlePath } from '#article-host/article-name.ts'
import { ownCacheNames } from '#app/lib/offline-caches.ts'
import { BASE, PATH_PREFIX } from '#app/lib/site/settings.ts'

/** Deletes the cached page of an article that is gone (SAVE-2). If that fails, the next visit tries again. */
export async function forgetPage(name: string): Promise<void> {
  try {
    for (const cacheName of await ownCacheNames(BASE)) {
      const cache = await caches.open(cacheName)
      // The worker caches each page under one address, to which the precache adds a revision.
      await cache.delete(PATH_PREFIX + articlePath(name), { ignoreSearch: true, ignoreVary: true })
    }
  } catch {
    // Plain http, or blocked storage.
  }
}
