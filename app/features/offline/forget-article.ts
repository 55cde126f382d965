import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { ownCaches } from '#app/lib/offline-caches.ts'

/**
 * Deletes the cached page of an article that is gone (SAVE-2), however its address is encoded.
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
    const gone = `${percentDecoded(base)}blogs/${name}`
    for (const cache of storage ? await ownCaches(storage, base) : []) {
      for (const request of await cache.keys()) {
        if (percentDecoded(new URL(request.url).pathname) === gone) await cache.delete(request)
      }
    }
  } catch {
    // A browser that blocks storage has cached nothing.
  }
}
