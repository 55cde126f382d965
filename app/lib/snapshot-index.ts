import { type OwnSite, ownJson } from '#github/own-json.ts'
import { parseSnapshotIndex, type SnapshotIndex, snapshotIndexPath } from './snapshot.ts'

/** The list as the build has laid it beside the site; `null` when there is none, for whatever reason. */
export async function readSnapshotIndex(site: OwnSite, signal: AbortSignal): Promise<SnapshotIndex | null> {
  return parseSnapshotIndex(await ownJson(site, snapshotIndexPath(), signal))
}
