import type { Environment } from '#github/environment.ts'

/** The browser's own fetch, clock, cryptography and storage, for `github/`. They enter here and nowhere else. */
export const environment: Environment = {
  fetch: (...request) => fetch(...request),
  now: () => Date.now(),
  // Up to half as long again, so that pages that failed together do not call again together.
  pause: (ms) => new Promise((passed) => setTimeout(passed, ms * (1 + Math.random() / 2))),
  online: () => navigator.onLine,
  subtle: globalThis.crypto?.subtle,
  caches: () => globalThis.caches,
}
