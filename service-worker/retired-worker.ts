/**
 * What the build writes in place of the service worker when `worksOffline` is `false`: browsers that still have a worker of
 * this site fetch it as an update, and are rid of both, without a reload.
 */
import { deleteCaches } from '#app/lib/offline-caches.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  event.waitUntil(retire())
})

async function retire(): Promise<void> {
  await deleteCaches(caches, new URL(self.registration.scope).pathname)
  await self.registration.unregister()
}
