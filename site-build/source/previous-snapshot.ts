import pMap from 'p-map'
import type { ArticleFiles } from './article-files.ts'

/** What an earlier build published, as far as it is still to be had. */
export type PreviousSnapshot = {
  /** Where it was found, for messages. */
  where: string
  repositoryId: number
  /** ms since 1970 */
  takenAt: number
  articles: { name: string; sha: string; changedAt: number | null }[]
  /** @returns all of it, each text checked against its id; `null` when one is missing */
  restore: () => Promise<ArticleFiles | null>
}

type Texts = Pick<PreviousSnapshot, 'repositoryId' | 'takenAt' | 'articles'>

const AT_ONCE = 6

/**
 * Puts a snapshot together again from its texts.
 *
 * @param read gives a text by its id, checked, or `null`
 * @returns `null` as soon as one text is missing: half a snapshot is none
 */
export async function restoreTexts(
  { repositoryId, takenAt, articles }: Texts,
  read: (sha: string) => Promise<Buffer | null>,
): Promise<Omit<ArticleFiles, 'pictures'> | null> {
  const restore = async ({ name, sha, changedAt }: Texts['articles'][number]) => {
    const bytes = await read(sha)
    if (bytes === null) throw new MissingText()
    return { name: `${name}.md`, type: 'file' as const, bytes, changedAt }
  }
  try {
    return { entries: await pMap(articles, restore, { concurrency: AT_ONCE }), takenAt, repositoryId }
  } catch (error) {
    if (error instanceof MissingText) return null
    throw error
  }
}

/** Ends the reading of the other texts. */
class MissingText extends Error {}
