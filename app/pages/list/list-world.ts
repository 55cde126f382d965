import { createKeptList } from '#app/lib/kept-list.ts'
import { createListSource } from '#github/read-list.ts'
import { readSnapshotIndex } from '#app/lib/snapshot-index.ts'
import { ARTICLE_HOSTS } from '#app/lib/settings.ts'
import { keeping, listingMemory, ownSite, sourceWorld } from '#app/lib/world.ts'

/** How long, in ms, the site's own list is waited for. */
const INDEX_LIMIT_MS = 5_000

/** Where this site's list is read: live, kept by this browser, and laid beside the site by the build. */
export const listPlaces = {
  readLive: createListSource(ARTICLE_HOSTS, sourceWorld, listingMemory),
  kept: createKeptList(keeping),
  readIndex: () => readSnapshotIndex(ownSite, AbortSignal.timeout(INDEX_LIMIT_MS)),
  memory: listingMemory,
}
