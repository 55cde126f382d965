/**
 * The service worker: after one visit the site can be opened without a network. It answers for nothing but the site's own
 * pages, assets and saved copies (`subjectOf`), asks the network first wherever an answer can change, and never takes a
 * page over from an older version of itself: it waits until no tab is left that the older one serves.
 */
import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { PrecacheStrategy } from 'workbox-precaching/PrecacheStrategy.js'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { cacheName } from '#app/lib/offline-caches.ts'
import { keptOverFailure } from './failing-host.ts'
import { isCacheable } from './cacheable.ts'
import { isOptional, pageKey, subjectOf, type Subject } from './requests.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The files of this build, put in by it (site-build/documents/precache.ts), in the shape of Workbox: complete paths, and a
 * revision, which is `null` where the name changes with the content.
 */
declare const SITE_FILES: readonly { url: string; revision: string | null }[]

/** How long, in s, a page or a saved copy that may be newer is waited for while an older one is at hand. */
const PATIENCE_S = 3
const MOST_PAGES = 50
/** Some ten builds: a page that was kept long ago finds the scripts and styles of its time. */
const MOST_ASSETS = 200
/** A picture may be large; in a cache of their own they push out nothing but one another, also when the storage is full. */
const MOST_PICTURES = 60

const { scope } = self.registration
const base = new URL(scope).pathname
const files = SITE_FILES
const revised = files.filter(({ revision }) => revision !== null)
const hashed = files.filter(({ revision }) => revision === null)

const keepOnly = (subjectFor: (request: Request) => Subject): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) =>
    isCacheable(subjectFor(request), response) ? response : null,
})
// A storage that is full empties, in Workbox, each cache that is told so here, whichever was written to: pictures alone.
const atMost = (maxEntries: number, purgeOnQuotaError = false) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError })

const shell = new PrecacheController({
  cacheName: cacheName(base, 'shell'),
  plugins: [
    keepOnly((request) => (subjectOf(request, scope) === 'list' ? 'list' : 'page')),
    // One copy that cannot be had is no reason to keep nothing: only the documents and the index have to come.
    {
      handlerDidError: async ({ request }) => (isOptional(request.url, scope) ? Response.error() : undefined),
    },
  ],
})
shell.addToCacheList(revised)

/** Where nothing has been kept in the course of a visit, what came with the worker itself will do. */
const elseFromShell: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? shell.matchPrecache(pageKey(request.url, scope)),
}

const pages = new NetworkFirst({
  cacheName: cacheName(base, 'pages'),
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url, scope) },
    keepOnly(() => 'page'),
    keptOverFailure,
    // A browser takes no redirected answer for a page that it opens.
    PrecacheStrategy.copyRedirectedCacheableResponsesPlugin,
    atMost(MOST_PAGES),
    elseFromShell,
    // Without a network and without a copy: the document that opens any address.
    { handlerDidError: () => shell.matchPrecache(`${base}offline.html`) },
  ],
})

const assets = hashedFiles('assets', 'asset', MOST_ASSETS)
const pictures = hashedFiles('pictures', 'picture', MOST_PICTURES)

const list = new NetworkFirst({
  cacheName: cacheName(base, 'pages'),
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [keepOnly(() => 'list'), keptOverFailure, elseFromShell],
})

registerRoute(({ request }) => subjectOf(request, scope) === 'page', pages)
registerRoute(({ request }) => subjectOf(request, scope) === 'asset', assets)
registerRoute(({ request }) => subjectOf(request, scope) === 'list', list)
registerRoute(({ request }) => subjectOf(request, scope) === 'picture', pictures)

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([shell.install(event), keepAssets(event), keepOpenPages(event)]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([shell.activate(event), forgetOlderCopies(), self.clients.claim()]))
})

/** Files whose name changes with their content are never asked for twice. */
function hashedFiles(kind: 'assets' | 'pictures', subject: Subject, most: number): CacheFirst {
  return new CacheFirst({
    cacheName: cacheName(base, kind),
    plugins: [
      keepOnly(() => subject),
      atMost(most, kind === 'pictures'),
      // Should the browser's storage be broken, the site is not.
      { handlerDidError: ({ request }) => fetch(request) },
    ],
  })
}

/** What the documents of this version need. Assets of older versions stay until newer ones push them out. */
async function keepAssets(event: ExtendableEvent): Promise<void> {
  for (const { url } of hashed) {
    const [answered, kept] = assets.handleAll({ event, request: new Request(url) })
    const { ok, status } = await answered
    if (!ok) throw new Error(`${url}: expected a file of this version, found status ${status}.`)
    await kept
  }
}

/** The page that brought the worker has been visited, too. */
async function keepOpenPages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const { url } of open) {
    if (subjectOf({ url, mode: 'navigate' }, scope) !== 'page') continue
    const [answered, kept] = pages.handleAll({ event, request: new Request(url) })
    await Promise.allSettled([answered, kept])
  }
}

/** What came with this version is newer than what was kept of the same addresses before. */
async function forgetOlderCopies(): Promise<void> {
  const pagesCache = await caches.open(cacheName(base, 'pages'))
  await Promise.all(revised.map(({ url }) => pagesCache.delete(url)))
}
