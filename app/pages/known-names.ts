import { readSnapshotIndex } from '#app/features/articles/snapshot-index.ts'
import { keptList } from './list-world.ts'
import { ownSite } from './world.ts'

/** The newer of the two saved lists: a name that only the older one has is gone. */
export async function knownNames(signal: AbortSignal): Promise<string[]> {
  const kept = keptList.list()
  const index = await readSnapshotIndex(ownSite, signal)
  const entries = kept && kept.takenAt >= (index?.takenAt ?? 0) ? kept.value.entries : index?.entries
  return (entries ?? []).map((entry) => entry.name)
}
