import type { ArticleHost } from '#article-host/article-host.ts'
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
  caches: () => globalThis.caches,
}
