/* Replaces the service worker if `worksOffline` is `false`: browsers install it as an update, and it removes itself. */
import { deleteCaches } from '#app/lib/offline-caches.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  event.waitUntil(retire())
})

async function retire(): Promise<void> {
  await deleteCaches(new URL(self.registration.scope).pathname)
  await self.registration.unregister()
}
