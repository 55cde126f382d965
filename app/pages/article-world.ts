import { createArticleSource } from '#app/features/articles/article-source.ts'
import { createSnapshotReader } from '#app/features/articles/snapshot-reader.ts'
import { ARTICLE_HOSTS, BASE } from '#app/shared/settings.ts'

/** The articles of this site, live. The browser's own fetch, clock and cryptography enter here and nowhere else. */
export const articleSource = createArticleSource(ARTICLE_HOSTS, {
  fetch: (...request) => fetch(...request),
  now: () => Date.now(),
  online: () => navigator.onLine,
  // Missing on plain http: then every text counts as changed.
  subtle: globalThis.crypto?.subtle,
})

/** The copies that the build laid beside the site. */
export const snapshotReader = createSnapshotReader({ base: BASE, fetch: (...request) => fetch(...request) })
