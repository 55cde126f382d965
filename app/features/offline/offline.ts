import { ownCacheNames } from '#app/lib/offline-caches.ts'
import { sameOriginScript } from '#app/lib/same-origin-script.ts'
import { BASE, PATH_PREFIX } from '#app/lib/site/settings.ts'
import { articlePath } from '#article-host/article-name.ts'

/** Registers the worker if the site has one. If it no longer has, removes it, because browsers do not (Service Workers, "Update"). */
export async function registerWorker(base: string, hasWorker: boolean): Promise<void> {
  const { serviceWorker } = navigator
  const address = `${base}sw.js`
  try {
    if (hasWorker)
      await serviceWorker.register(sameOriginScript(address, base), { scope: base, updateViaCache: 'none' })
    const all = await serviceWorker.getRegistrations()
    const registration = all.find(({ scope }) => new URL(scope).pathname === base)
    if (!registration) return
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    if (status !== 404 && status !== 410) return
    // One answer may be wrong: of a host in the middle of a deployment, or of one that does not know HEAD.
    const found = await registration.update().catch(() => null)
    if (found !== null) return
    await registration.unregister()
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
