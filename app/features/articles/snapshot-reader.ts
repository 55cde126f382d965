import { isArticleName } from './article-name.ts'
import {
  parseSnapshotIndex,
  type SnapshotArticle,
  snapshotArticlePath,
  type SnapshotIndex,
  snapshotIndexPath,
} from './snapshot.ts'

/** Both give `null` when there is no copy, for whatever reason, and never reject. */
export type SnapshotReader = {
  index: (signal: AbortSignal) => Promise<SnapshotIndex | null>
  article: (name: string, signal: AbortSignal) => Promise<SnapshotArticle | null>
}

type SnapshotPlace = {
  /** Where the site lives, with a slash at both ends. */
  base: string
  fetch: typeof globalThis.fetch
}

/** Reads what the build has laid beside the site (SAVE-1). */
export function createSnapshotReader({ base, fetch }: SnapshotPlace): SnapshotReader {
  async function json(path: string, signal: AbortSignal): Promise<unknown> {
    try {
      const response = await fetch(base + path, { signal })
      // Some hosts answer what they do not have with 200 and a page: that is no JSON.
      return response.status === 200 ? await response.json() : null
    } catch {
      return null
    }
  }

  return {
    index: async (signal) => parseSnapshotIndex(await json(snapshotIndexPath(), signal)),
    async article(name, signal) {
      if (!isArticleName(name)) return null
      // Only a page that is opened by a click reads a tree: the others need not load what checks one.
      const [value, checker] = await Promise.all([
        json(snapshotArticlePath(name), signal),
        import('./snapshot-article.ts').catch(() => null),
      ])
      const article = checker?.parseSnapshotArticle(value)
      return article?.name === name ? article : null
    },
  }
}
