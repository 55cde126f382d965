import { readSnapshotArticle } from '#app/lib/snapshot-article.ts'
import type { ShownArticle } from '#app/page-data.ts'
import { shownArticle } from './shown-article.tsx'
import { ownSite } from '#app/lib/world.ts'

/** How long, in ms, a page waits for a copy on its own site. */
const COPY_LIMIT_MS = 10_000

/** The site's copy of an article, for a page whose document has brought none; `null` when there is none. */
export async function copyOnSite(name: string): Promise<ShownArticle | null> {
  const article = await readSnapshotArticle(ownSite, name, AbortSignal.timeout(COPY_LIMIT_MS))
  return article && shownArticle(article)
}
