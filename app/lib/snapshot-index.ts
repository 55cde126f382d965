import { BASE } from './settings.ts'
import { parseSnapshotIndex, type SnapshotIndex, snapshotIndexPath } from './snapshot.ts'

/** The list that the build has put beside the site; `null` when it cannot be had. */
export async function readSnapshotIndex(signal: AbortSignal): Promise<SnapshotIndex | null> {
  try {
    const response = await fetch(BASE + snapshotIndexPath(), { signal })
    return response.ok ? parseSnapshotIndex(await response.json()) : null
  } catch {
    return null
  }
}
