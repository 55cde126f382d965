/* Replaces the worker of a site that no longer works offline. Browsers fetch it at the next visit, and it removes the caches and itself. */
import { ANSWERS_BEFORE_2, ownCacheNames } from '#app/lib/offline-caches.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => {
  // At once, because tabs of the earlier version may stay open for weeks.
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeAll())
})

async function removeAll(): Promise<void> {
  const base = new URL(self.registration.scope).pathname
  await caches.delete(ANSWERS_BEFORE_2)
  for (const name of await ownCacheNames(base)) await caches.delete(name)
  await self.registration.unregister()
}
