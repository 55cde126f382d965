import { gitBlobSha, NO_SHA } from './blob-sha.ts'
import { isCutListing, type Listing, type ListingEntry, parseListing } from './listing.ts'
import { createLimitMemory } from './limit-memory.ts'
import { readBytes } from './read-bytes.ts'
import { articleAddress, listingAddress, type SourceConfig } from './source-address.ts'
import { type Answer, faultOf, isPassing, type SourceFault } from './source-fault.ts'
import { withinDeadline } from './within-deadline.ts'

/** What the source needs from outside: the network, the clock (ms since 1970), and what the browser knows. */
export type SourceWorld = {
  fetch: typeof globalThis.fetch
  now: () => number
  /** Resolves after about that many ms. */
  pause: (ms: number) => Promise<unknown>
  /** Whether there may be a network; without it nothing is said about being offline. */
  online?: () => boolean
  /** `crypto.subtle`, where the platform offers it. */
  subtle: SubtleCrypto | undefined
}

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
  /** The visitor wants this very call. */
  isAsked?: boolean
  /** The size, in bytes, that the article had when it was read last: a shorter one is worth a second look. */
  knownSize?: number | undefined
}

/**
 * Neither call ever rejects. Who aborts one takes no notice of its answer.
 *
 * While a host has asked for patience, a call is not made but answered with that fault, unless the visitor asks for it
 * (`isAsked`).
 */
export type ArticleSource = {
  list: (signal: AbortSignal, isAsked?: boolean) => Promise<Answer<Listing>>
  read: (name: string, signal: AbortSignal, reading?: Reading) => Promise<Answer<ArticleText>>
}

/** GitHub itself gives up on an API call after 10 s. */
export const LISTING_LIMIT_MS = 12_000
export const ARTICLE_LIMIT_MS = 15_000
/** How long a call that may succeed a moment later waits before it is made a second and last time. */
export const REPEAT_AFTER_MS = 1_000
/** Room for 50,000 entries at GitHub's 1 kB each; GitHub sends 1,000 at most. */
const LISTING_LIMIT_BYTES = 64_000_000
/** Ten times what GitHub itself renders of a README; more is no article. */
export const ARTICLE_LIMIT_BYTES = 5_000_000

// This header alone keeps the call a simple one, without a preflight (Fetch, "CORS-safelisted request-header").
const LISTING_REQUEST = { headers: { accept: 'application/vnd.github+json' } }

/**
 * The articles of one repository, read live (LIST-1, ART-1): one GET a call, and one more when the network or the host
 * stumbles. Only a complete 200 is a success (LIST-3, ART-2), and every failure is a value with a name.
 */
export function createArticleSource(config: SourceConfig, world: SourceWorld): ArticleSource {
  const apiLimit = createLimitMemory(world.now)
  const rawLimit = createLimitMemory(world.now)
  let listed = new Map<string, ListingEntry>()

  return {
    list: (signal, isAsked) =>
      apiLimit.unlessLimited(isAsked, async () => {
        const address = listingAddress(config)
        const answer = await withinLimit(LISTING_LIMIT_MS, signal, world, (within) =>
          persistent(world, within, () =>
            bytesAt(address, { ...LISTING_REQUEST, signal: within }, world, LISTING_LIMIT_BYTES),
          ),
        )
        if (answer.ok) {
          const listing = listingIn(answer.value.bytes)
          if (listing.ok) listed = new Map(listing.value.entries.map((entry) => [entry.name, entry]))
          return listing
        }
        // GitHub answers 404 for a repository that is renamed or private, too: no reason to drop a saved list (SAVE-2).
        return answer.fault.kind === 'missing' ? failure({ kind: 'unknown' }) : answer
      }),

    async read(name, signal, { isAsked, knownSize = 0 } = {}) {
      const address = articleAddress(config, name)
      if (address === null) return failure({ kind: 'refused' })
      return rawLimit.unlessLimited(isAsked, () =>
        withinLimit(ARTICLE_LIMIT_MS, signal, world, async (within) => {
          const get = async (init?: RequestInit) => {
            const answer = await bytesAt(address, { ...init, signal: within }, world, ARTICLE_LIMIT_BYTES)
            return answer.ok ? articleIn(answer.value, listed.get(name), world.subtle) : answer
          }
          const first = await persistent(world, within, get)
          // Browsers pass a text that was cut inside its compression as if it were whole, and caches may hold an older one.
          if (!first.ok || !(first.value.isDoubtful || first.value.size < knownSize)) return first
          const fresh = await get({ cache: 'reload' })
          return fresh.ok ? fresh : first
        }),
      )
    },
  }
}

async function withinLimit<T>(
  limitMs: number,
  signal: AbortSignal,
  world: SourceWorld,
  work: (within: AbortSignal) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  return withinDeadline(limitMs, signal, work).catch(() => unanswered(world))
}

/** Tries once more where that may help; a browser that knows of no network need not be asked again. */
async function persistent<T>(
  { pause, online }: SourceWorld,
  within: AbortSignal,
  attempt: () => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const first = await attempt()
  if (first.ok || !isPassing(first.fault) || online?.() === false) return first
  await pause(REPEAT_AFTER_MS)
  return within.aborted ? first : attempt()
}

type Body = { bytes: Uint8Array<ArrayBuffer>; contentType: string }

async function bytesAt(
  address: string,
  init: RequestInit,
  world: SourceWorld,
  limit: number,
): Promise<Answer<Body>> {
  // A browser's fetch refuses to be called as a method of another object.
  const { fetch, now } = world
  try {
    const response = await fetch(address, init)
    if (response.status !== 200) return failure(faultOf(response, now()))
    const bytes = await readBytes(response, limit)
    if (!bytes) return failure({ kind: 'too-large' })
    return { ok: true, value: { bytes, contentType: response.headers.get('content-type') ?? '' } }
  } catch {
    return unanswered(world)
  }
}

function unanswered({ online }: SourceWorld): { ok: false; fault: SourceFault } {
  return failure({ kind: online?.() === false ? 'offline' : 'unreachable' })
}

function listingIn(bytes: Uint8Array): Answer<Listing> {
  try {
    const body: unknown = JSON.parse(decoded(bytes))
    return { ok: true, value: { entries: parseListing(body), isCut: isCutListing(body) } }
  } catch {
    return failure({ kind: 'unknown' })
  }
}

async function articleIn(
  { bytes, contentType }: Body,
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

/** UTF-8 without its byte order mark; bytes that are no UTF-8 become U+FFFD. */
function decoded(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

function failure(fault: SourceFault): { ok: false; fault: SourceFault } {
  return { ok: false, fault }
}
