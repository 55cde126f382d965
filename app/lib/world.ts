import type { OwnSite } from '#github/own-json.ts'
import type { Keeping } from '#app/lib/kept-storage.ts'
import { createListingMemory } from '#github/listing-memory.ts'
import type { SourceWorld } from '#github/get.ts'
import { ARTICLE_HOSTS, BASE } from './settings.ts'

/* The browser's own fetch, clock, storage and cryptography enter here and nowhere else. */

export const sourceWorld: SourceWorld = {
  fetch: (...request) => fetch(...request),
  now: () => Date.now(),
  // Not to the millisecond, so that pages that failed together do not ask together.
  pause: (ms) => new Promise((passed) => setTimeout(passed, ms * (1 + Math.random() / 2))),
  online: () => navigator.onLine,
  // Missing on plain http: then every text counts as changed.
  subtle: globalThis.crypto?.subtle,
}

/** What the list has seen serves the article that is opened from it. */
export const listingMemory = createListingMemory(sourceWorld.now)

/** The copies that the build laid beside the site. */
export const ownSite: OwnSite = { base: BASE, fetch: sourceWorld.fetch }

/** What this browser keeps. Two sites may share a host, and with the embedded default the same names. */
export const keeping: Keeping = {
  storage: () => localStorage,
  owner: `${BASE}${ARTICLE_HOSTS.owner}/${ARTICLE_HOSTS.repo}`,
  now: sourceWorld.now,
}
