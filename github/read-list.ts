import { createLimitMemory } from './limit-memory.ts'
import { isCutListing, type Listing, parseListing } from './listing.ts'
import type { ListingMemory } from './listing-memory.ts'
import { bytesAt, decoded, failure, persistent, type SourceWorld, withinLimit } from './get.ts'
import { listingAddress, type SourceConfig } from './addresses.ts'
import type { Answer } from './fault.ts'

/**
 * Reads the list. It never rejects; who aborts it takes no notice of its answer.
 *
 * @param isAsked the visitor wants this very call, which is made even while the host has asked for patience
 */
export type ListSource = (signal: AbortSignal, isAsked?: boolean) => Promise<Answer<Listing>>

/** GitHub itself gives up on an API call after 10 s. */
export const LISTING_LIMIT_MS = 12_000
/** Room for 50,000 entries at GitHub's 1 kB each; GitHub sends 1,000 at most. */
const LISTING_LIMIT_BYTES = 64_000_000

// This header alone keeps the call a simple one, without a preflight (Fetch, "CORS-safelisted request-header").
const LISTING_REQUEST = { headers: { accept: 'application/vnd.github+json' } }

/**
 * The list of one repository's articles, read live (LIST-1): one GET a call, and one more when the network or the host
 * stumbles.
 *
 * @param memory is told of every listing
 */
export function createListSource(
  config: SourceConfig,
  world: SourceWorld,
  memory: Pick<ListingMemory, 'remember'>,
): ListSource {
  const limit = createLimitMemory(world.now)
  return (signal, isAsked) =>
    limit.unlessLimited(isAsked, async () => {
      const address = listingAddress(config)
      const answer = await withinLimit(LISTING_LIMIT_MS, signal, world, (within) =>
        persistent(world, within, () =>
          bytesAt(address, { ...LISTING_REQUEST, signal: within }, world, LISTING_LIMIT_BYTES),
        ),
      )
      if (answer.ok) {
        const listing = listingIn(answer.value.bytes)
        if (listing.ok) memory.remember(listing.value.entries)
        return listing
      }
      // GitHub answers 404 for a repository that is renamed or private, too: no reason to drop a saved list (SAVE-2).
      return answer.fault.kind === 'missing' ? failure({ kind: 'unknown' }) : answer
    })
}

function listingIn(bytes: Uint8Array): Answer<Listing> {
  try {
    const body: unknown = JSON.parse(decoded(bytes))
    return { ok: true, value: { entries: parseListing(body), isCut: isCutListing(body) } }
  } catch {
    return failure({ kind: 'unknown' })
  }
}
