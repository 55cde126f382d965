import { ARTICLE_LIMIT_BYTES } from '#github/read-article.ts'
import { isArticleName } from '#github/article-name.ts'
import { parseSnapshotIndex, snapshotIndexPath, snapshotTextPath } from '#app/lib/snapshot.ts'
import { gitBlobId } from './article-folder.ts'
import { type PreviousSnapshot, restoreTexts } from './previous-snapshot.ts'
import { get, type SourceWorld } from './request.ts'

const FILE_LIMIT_MS = 15_000
const INDEX_LIMIT_BYTES = 64_000_000

/**
 * The snapshot that the deployed site carries: its list, and the texts beside it, by which the list is checked. One that
 * was made of a checkout's articles is none of the repository's.
 *
 * @param address the site's, with a slash at its end
 * @param repository `owner/name`; names on GitHub do not differ by case
 */
export async function findDeployedSnapshot(
  address: string,
  repository: string,
  world: SourceWorld,
): Promise<PreviousSnapshot | null> {
  const read = async (path: string, limitBytes: number) => {
    const request = { what: path, address: address + path, limitMs: FILE_LIMIT_MS, limitBytes }
    const reply = await get(request, world)
    return reply.ok ? reply.bytes : null
  }
  const index = parseSnapshotIndex(parsed(await read(snapshotIndexPath(), INDEX_LIMIT_BYTES)))
  if (!index?.repositoryId || index.repository.toLowerCase() !== repository.toLowerCase()) return null
  const { repositoryId, drafts = [] } = index
  // What a clock ahead of this one has dated would stay newer than whatever is read next.
  const takenAt = Math.min(index.takenAt, world.now())
  const articles = index.entries
    .filter(({ name, sha }) => isArticleName(name) && /^[0-9a-f]{40}$/.test(sha))
    .map(({ name, sha, changedAt = null }) => ({ name, sha, changedAt }))
  if (articles.length < index.entries.length || articles.length === 0) return null

  return {
    where: address,
    repositoryId,
    takenAt,
    articles,
    async restore() {
      const text = async (sha: string) => {
        const bytes = await read(snapshotTextPath(sha), ARTICLE_LIMIT_BYTES)
        return bytes && gitBlobId(bytes) === sha ? bytes : null
      }
      const files = await restoreTexts({ repositoryId, takenAt, articles }, text)
      return files && { ...files, pictures: [], drafts: drafts.filter(isArticleName) }
    },
  }
}

function parsed(bytes: Buffer | null): unknown {
  try {
    return JSON.parse(bytes?.toString() ?? 'null')
  } catch {
    return null
  }
}
