import { isArticleName } from './article-name.ts'
import {
  parseSnapshotArticle,
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
      const article = parseSnapshotArticle(await json(snapshotArticlePath(name), signal))
      return article?.name === name ? article : null
    },
  }
}
