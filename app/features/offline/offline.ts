import { ownCacheNames } from '#app/lib/offline-caches.ts'
import { sameOriginScript } from '#app/lib/same-origin-script.ts'
import { BASE, PATH_PREFIX } from '#app/lib/site/settings.ts'
import { articlePath } from '#article-host/article-name.ts'

/** Registers the worker if the site has one. Otherwise removes that of an earlier version, because browsers do not. */
export async function registerWorker(base: string, hasWorker: boolean): Promise<void> {
  const { serviceWorker } = navigator
  try {
    if (hasWorker) {
      const script = sameOriginScript(`${base}sw.js`, base)
      await serviceWorker.register(script, { scope: base, updateViaCache: 'none' })
      return
    }
    const all = await serviceWorker.getRegistrations()
    await all.find(({ scope }) => new URL(scope).pathname === base)?.unregister()
    // Also without a registration: a removed worker still serves open pages, and may have cached more.
    for (const name of await ownCacheNames(base)) await caches.delete(name)
  } catch {
    // Plain http, blocked storage, or no network.
  }
}

/** Deletes the cached page of an article that is gone (SAVE-2). If that fails, the next visit tries again. */
export async function forgetArticle(name: string): Promise<void> {
  for (const cacheName of await ownCacheNames(BASE)) {
    const cache = await caches.open(cacheName)
    // The worker caches each page under one address, to which the precache adds a revision.
    await cache.delete(PATH_PREFIX + articlePath(name), { ignoreSearch: true, ignoreVary: true })
  }
}
