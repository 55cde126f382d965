import { createArticleSource } from '#app/features/articles/article-source.ts'
import { createKeptCopies } from '#app/features/articles/kept-copies.ts'
import { createSnapshotReader } from '#app/features/articles/snapshot-reader.ts'
import { ARTICLE_HOSTS, BASE } from '#app/shared/settings.ts'

/** The articles of this site, live. The browser's own fetch, clock and cryptography enter here and nowhere else. */
export const articleSource = createArticleSource(ARTICLE_HOSTS, {
  fetch: (...request) => fetch(...request),
  now: () => Date.now(),
  // Not to the millisecond, so that pages that failed together do not ask together.
  pause: (ms) => new Promise((passed) => setTimeout(passed, ms * (1 + Math.random() / 2))),
  online: () => navigator.onLine,
  // Missing on plain http: then every text counts as changed.
  subtle: globalThis.crypto?.subtle,
})

/** The copies that the build laid beside the site. */
export const snapshotReader = createSnapshotReader({ base: BASE, fetch: (...request) => fetch(...request) })

/** The copies that this browser has kept. Two sites may share a host, and with the embedded default the same names. */
export const keptCopies = createKeptCopies({
  storage: () => localStorage,
  owner: `${BASE}${ARTICLE_HOSTS.owner}/${ARTICLE_HOSTS.repo}`,
  now: () => Date.now(),
})
