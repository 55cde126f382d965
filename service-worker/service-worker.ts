/* Opens the site without a network after one visit. A new version waits until no tab uses the old one. */
import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { PrecacheStrategy } from 'workbox-precaching/PrecacheStrategy.js'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ANSWERS_BEFORE_2, cacheName } from '#app/lib/offline-caches.ts'
import { cacheComplete, noServerErrors } from './answers.ts'
import { isPrecached, kindOfRequest, pageKey, type RequestKind } from './requests.ts'

declare const self: ServiceWorkerGlobalScope

/** The files of this build in Workbox's format, inserted by site-build/files/documents/precache.ts. */
declare const SITE_FILES: readonly { url: string; revision: string | null }[]

const { scope } = self.registration
const base = new URL(scope).pathname
// The build replaces one occurrence.
const files = SITE_FILES
const revised = files.filter(({ revision }) => revision !== null)
const hashed = files.filter(({ revision }) => revision === null)
const complete = cacheComplete(scope)

/** A missing article must not fail the installation. */
const articleMayBeMissing: WorkboxPlugin = {
  handlerDidError: async ({ request: { url } }) =>
    url.startsWith(`${scope}blogs/`) ? Response.error() : undefined,
}

const shell = new PrecacheController({
  cacheName: cacheName(base, 'shell'),
  plugins: [complete, articleMayBeMissing],
})
shell.addToCacheList(revised)

const withPageKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url, scope),
}

/** Pages not visited yet come from the precache. */
const elseFromShell: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? shell.matchPrecache(pageKey(request.url, scope)),
}

/** Without an answer or a cached page: the document that opens any address. */
const elseOfflineDocument: WorkboxPlugin = {
  handlerDidError: () => shell.matchPrecache(`${base}offline.html`),
}

/** Also for data, such as the article index. */
const pages = new NetworkFirst({
  cacheName: cacheName(base, 'pages'),
  // If there is a cached page.
  networkTimeoutSeconds: 3,
  plugins: [
    withPageKey,
    complete,
    noServerErrors,
    // Browsers refuse a redirected answer for a page.
    PrecacheStrategy.copyRedirectedCacheableResponsesPlugin,
    new ExpirationPlugin({ maxEntries: 50 }),
    elseFromShell,
    elseOfflineDocument,
  ],
})

/** The site must also work with a broken storage. */
const elseFromNetwork: WorkboxPlugin = { handlerDidError: ({ request }) => fetch(request) }

// The assets of about ten builds, so that older cached pages still have their scripts and styles.
const assets = hashedFiles('assets', 200)
const pictures = hashedFiles('pictures', 60)

registerRoute(({ request }) => isPrecached(request, scope, revised), pages)
const strategies: Record<RequestKind, NetworkFirst | CacheFirst> = {
  page: pages,
  data: pages,
  asset: assets,
  picture: pictures,
}
for (const [kind, strategy] of Object.entries(strategies))
  registerRoute(({ request }) => kindOfRequest(request, scope) === kind, strategy)

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([shell.install(event), cacheAssets(event), cacheOpenPages(event)]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([shell.activate(event), forgetOlderPages(), caches.delete(ANSWERS_BEFORE_2)]))
  // Not waited for: a page that loads waits for the activation, and a claim can wait for that page.
  void self.clients.claim()
})

/** Files whose name changes with their content are fetched once. @param limit the most files in the cache */
function hashedFiles(kind: 'assets' | 'pictures', limit: number): CacheFirst {
  return new CacheFirst({
    cacheName: cacheName(base, kind),
    plugins: [
      complete,
      // If the storage is full, Workbox deletes only the pictures.
      new ExpirationPlugin({ maxEntries: limit, purgeOnQuotaError: kind === 'pictures' }),
      elseFromNetwork,
    ],
  })
}

/** Caches the assets of this version. Older ones stay until the cache is full. */
async function cacheAssets(event: ExtendableEvent): Promise<void> {
  for (const { url } of hashed) {
    const [answered, cached] = assets.handleAll({ event, request: new Request(url) })
    const { ok, status } = await answered
    if (!ok) throw new Error(`${url}: expected a file of this version, found status ${status}.`)
    await cached
  }
}

/** Caches the page that registered the worker: it had loaded before. */
async function cacheOpenPages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const { url } of open) {
    if (kindOfRequest({ url, mode: 'navigate' }, scope) !== 'page') continue
    const [answered, cached] = pages.handleAll({ event, request: new Request(url) })
    await Promise.allSettled([answered, cached])
  }
}

/** Removes pages of earlier visits of which the precache has a newer version. */
async function forgetOlderPages(): Promise<void> {
  const pagesCache = await caches.open(cacheName(base, 'pages'))
  await Promise.all(revised.map(({ url }) => pagesCache.delete(url)))
}
