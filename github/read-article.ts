import { gitBlobSha, NO_SHA } from './blob-id.ts'
import { createLimitMemory } from './limit-memory.ts'
import type { ListingEntry } from './listing.ts'
import type { ListingMemory } from './listing-memory.ts'
import { bytesAt, decoded, failure, persistent, type SourceWorld, withinLimit } from './get.ts'
import { articleAddress, type SourceConfig } from './addresses.ts'
import { type Answer, isGone } from './fault.ts'

type ArticleText = {
  text: string
  /** The git blob SHA-1 of the bytes, `''` where it could not be computed. */
  sha: string
  /** bytes */
  size: number
  /** It is not the text that GitHub has listed under the name: an old one, or not all of it. */
  isDoubtful: boolean
  /** The SHA of the text that GitHub has listed, if it has. */
  listedSha: string | undefined
}

/** How a text is asked for. */
type Reading = {
  /** The visitor wants this very call, which is made even while the host has asked for patience. */
  isAsked?: boolean
  /** The size, in bytes, that the article had when it was read last: a shorter one is worth a second look. */
  knownSize?: number | undefined
}

/** Reads an article. It never rejects; who aborts it takes no notice of its answer. */
export type ArticleSource = (
  name: string,
  signal: AbortSignal,
  reading?: Reading,
) => Promise<Answer<ArticleText>>

export const ARTICLE_LIMIT_MS = 15_000
/** Ten times what GitHub itself renders of a README; more is no article. */
export const ARTICLE_LIMIT_BYTES = 5_000_000

/**
 * The articles of one repository, read live (ART-1): one GET a call, and one more when the network or the host stumbles, or
 * when what came is not all that was expected.
 *
 * @param memory what GitHub has listed
 */
export function createArticleSource(
  config: SourceConfig,
  world: SourceWorld,
  memory: Pick<ListingMemory, 'find'>,
): ArticleSource {
  const limit = createLimitMemory(world.now)
  return async (name, signal, { isAsked, knownSize = 0 } = {}) => {
    const address = articleAddress(config, name)
    if (address === null) return failure({ kind: 'refused' })
    return limit.unlessLimited(isAsked, (heed) =>
      withinLimit(ARTICLE_LIMIT_MS, signal, world, async (within) => {
        const get = async (init?: RequestInit) => {
          const answer = await bytesAt(address, { ...init, signal: within }, world, ARTICLE_LIMIT_BYTES)
          return answer.ok ? articleIn(answer.value, memory.find(name), world.subtle) : answer
        }
        const first = await persistent(world, within, get)
        // Browsers pass a text that was cut inside its compression as if it were whole, and caches may hold an older one.
        if (!first.ok || !(first.value.isDoubtful || first.value.size < knownSize)) return first
        const fresh = await get({ cache: 'reload' })
        heed(fresh)
        return fresh.ok || isGone(fresh.fault) ? fresh : first
      }),
    )
  }
}

async function articleIn(
  { bytes, contentType }: { bytes: Uint8Array<ArrayBuffer>; contentType: string },
  entry: ListingEntry | undefined,
  subtle: SubtleCrypto | undefined,
): Promise<Answer<ArticleText>> {
  const text = decoded(bytes)
  // A captive portal, or a host that answers every address with its start page. Markdown that begins so is plain text.
  const isPage = /^text\/html\b/i.test(contentType) && /^\s*<(!doctype html|html)/i.test(text)
  if (isPage) return failure({ kind: 'unknown' })
  const sha = await gitBlobSha(bytes, subtle)
  const size = bytes.length
  const isDoubtful = !isListedAs(entry, sha, size)
  return { ok: true, value: { text, sha, size, isDoubtful, listedSha: entry?.sha } }
}

/** Whether a text may be the one that the listing names: by its SHA where both are known, else by its size in bytes. */
function isListedAs(entry: ListingEntry | undefined, sha: string, size: number): boolean {
  if (entry?.sha !== undefined && sha !== NO_SHA) return entry.sha === sha
  return entry?.size === undefined || entry.size === size
}
