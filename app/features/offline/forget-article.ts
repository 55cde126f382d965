import { ownCaches } from '#app/lib/offline-caches.ts'

/**
 * Deletes what the worker has kept of an article that is gone (SAVE-2): its page and its copy, however their addresses are
 * encoded. Where there are no caches, or none that can be written, nothing is kept either.
 *
 * @param storage the browser's caches; `undefined` on plain http
 * @param base where the site lives, with a slash at both ends
 * @param name the article's name, as it is
 */
export async function forgetArticleOffline(
  storage: CacheStorage | undefined,
  base: string,
  name: string,
): Promise<void> {
  try {
    const gone = new Set(
      ['blogs/' + name, `snapshot/articles/${name}.json`].map((path) => decoded(base) + path),
    )
    for (const cache of storage ? await ownCaches(storage, base) : []) {
      for (const request of await cache.keys()) {
        if (gone.has(decoded(new URL(request.url).pathname))) await cache.delete(request)
      }
    }
  } catch {
    // A storage that refuses has not kept it.
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
