import type { ArticleHost } from '#article-host/article-host.ts'
import { cacheName } from '#app/lib/offline-caches.ts'
import { BASE } from '#app/lib/site/settings.ts'
import type { Environment } from '#article-host/environment.ts'

/** The host of the articles. The home page does not load this file. */
export const ARTICLE_HOST: ArticleHost = import.meta.env.SITE_ARTICLES

/** The browser's fetch, clock, cryptography and storage, for `article-host/`. */
export const environment: Environment = {
  fetch: (...request) => fetch(...request),
  now: () => Date.now(),
  // Up to 50 % longer, so that pages that failed at the same moment do not retry at the same moment.
  pause: (ms) => new Promise((passed) => setTimeout(passed, ms * (1 + Math.random() / 2))),
  online: () => navigator.onLine,
  subtle: globalThis.crypto?.subtle,
  // With the caches of the service worker, so that a site that no longer works offline removes all of them.
  answers: () =>
    import.meta.env.SITE_WORKS_OFFLINE ? globalThis.caches?.open(cacheName(BASE, 'answers')) : undefined,
}
