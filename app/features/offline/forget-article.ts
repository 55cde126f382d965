import { ownCaches } from '#app/shared/offline-caches.ts'

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
    const gone = new Set([`${base}blogs/${name}`, `${base}snapshot/articles/${name}.json`])
    for (const cache of storage ? await ownCaches(storage, base) : []) {
      for (const request of await cache.keys()) {
        if (gone.has(pathOf(request.url))) await cache.delete(request)
      }
    }
  } catch {
    // A storage that refuses has not kept it.
  }
}

function pathOf(url: string): string {
  const { pathname } = new URL(url)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
