import { type PreviousSnapshot, restoreTexts } from './previous-snapshot.ts'
import type { SnapshotCache } from './snapshot-cache.ts'

/** What the last good build on this machine took from the repository. */
export async function findCachedSnapshot(cache: SnapshotCache): Promise<PreviousSnapshot | null> {
  const manifest = await cache.readManifest()
  if (!manifest) return null
  const { repositoryId, takenAt, articles, pictures } = manifest
  return {
    where: cache.folder,
    repositoryId,
    takenAt,
    articles,
    async restore() {
      const files = await restoreTexts(manifest, cache.readBlob)
      return (
        files && {
          ...files,
          pictures: pictures.map((file) => ({ ...file, read: () => cache.readBlob(file.sha) })),
        }
      )
    },
  }
}
