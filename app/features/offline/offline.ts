import { deleteCaches, ownCacheNames } from '#app/lib/offline-caches.ts'
import { sameOriginScript } from '#app/lib/same-origin-script.ts'
import { BASE, PATH_PREFIX } from '#app/lib/site/settings.ts'
import { articlePath } from '#article-host/article-name.ts'

/** Registers the service worker, or removes it if its script is gone, because browsers keep it (Service Workers, "Update"). */
export async function registerWorker(base: string): Promise<void> {
  const address = `${base}sw.js`
  try {
    const options = { scope: base, updateViaCache: 'none' } as const
    const registration = await navigator.serviceWorker.register(sameOriginScript(address, base), options)
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    if (status !== 404 && status !== 410) return
    // One answer may be wrong: of a host in the middle of a deployment, or of one that does not know HEAD.
    const found = await registration.update().catch(() => null)
    if (found !== null) return
    await registration.unregister()
    await deleteCaches(base)
  } catch {
    // Plain http, blocked storage, or no network.
  }
}

/** Deletes the cached page of an article that is gone (SAVE-2). If that fails, the next visit tries again. */
export async function forgetArticleOffline(name: string): Promise<void> {
  try {
    for (const cacheName of await ownCacheNames(BASE)) {
      const cache = await caches.open(cacheName)
      // The worker caches each page under one address, to which the precache adds a revision.
      await cache.delete(PATH_PREFIX + articlePath(name), { ignoreSearch: true, ignoreVary: true })
    }
  } catch {
    // On plain http and with a blocked storage nothing is cached.
  }
}
