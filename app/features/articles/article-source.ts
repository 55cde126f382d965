import { gitBlobSha } from './blob-sha.ts'
import { type ListingEntry, parseListing } from './listing.ts'
import { readBytes } from './read-bytes.ts'
import { articleAddress, listingAddress, type SourceConfig } from './source-address.ts'
import { type Answer, faultOf, type SourceFault } from './source-fault.ts'
import { withinDeadline } from './within-deadline.ts'

/** What the source needs from outside: the network, the clock (ms since 1970), and what the browser knows. */
export type SourceWorld = {
  fetch: typeof globalThis.fetch
  now: () => number
  /** Whether there may be a network; without it nothing is said about being offline. */
  online?: () => boolean
  /** `crypto.subtle`, where the platform offers it. */
  subtle: SubtleCrypto | undefined
}

type ArticleText = {
  text: string
  /** The git blob SHA-1 of the bytes, `''` where it could not be computed. */
  sha: string
}

/** Neither call ever rejects. Who aborts one takes no notice of its answer. */
export type ArticleSource = {
  list: (signal: AbortSignal) => Promise<Answer<ListingEntry[]>>
  read: (name: string, signal: AbortSignal) => Promise<Answer<ArticleText>>
}

/** GitHub itself gives up on an API call after 10 s. */
export const LISTING_LIMIT_MS = 12_000
export const ARTICLE_LIMIT_MS = 15_000
/** Room for 50,000 entries at GitHub's 1 kB each; GitHub sends 1,000 at most. */
const LISTING_LIMIT_BYTES = 64_000_000
/** Ten times what GitHub itself renders of a README; more is no article. */
export const ARTICLE_LIMIT_BYTES = 5_000_000

type Call = { address: string; headers?: Record<string, string>; limitMs: number; limitBytes: number; signal: AbortSignal }

/**
 * The articles of one repository, read live: one GET a call and no retries (LIST-1, ART-1). Only a complete 200 is a
 * success (LIST-3, ART-2), and every failure is a value with a name.
 */
export function createArticleSource(config: SourceConfig, world: SourceWorld): ArticleSource {
  return {
    async list(signal) {
      const call = { address: listingAddress(config), limitMs: LISTING_LIMIT_MS, limitBytes: LISTING_LIMIT_BYTES, signal }
      // This header alone keeps the call a simple one, without a preflight (Fetch, "CORS-safelisted request-header").
      const headers = { accept: 'application/vnd.github+json' }
      const answer = await ask({ ...call, headers }, world, (_, bytes) => Promise.resolve(listingIn(bytes)))
      // GitHub answers 404 for a repository that is renamed or private, too: no reason to drop a saved list (SAVE-2).
      return !answer.ok && answer.fault.kind === 'missing' ? failure({ kind: 'unknown' }) : answer
    },

    async read(name, signal) {
      const address = articleAddress(config, name)
      if (address === null) return failure({ kind: 'refused' })
      const call = { address, limitMs: ARTICLE_LIMIT_MS, limitBytes: ARTICLE_LIMIT_BYTES, signal }
      return ask(call, world, (response, bytes) => articleIn(response, bytes, world.subtle))
    },
  }
}

type Reading<T> = (response: Response, bytes: Uint8Array<ArrayBuffer>) => Promise<Answer<T>>

async function ask<T>(call: Call, world: SourceWorld, read: Reading<T>): Promise<Answer<T>> {
  // A browser's fetch refuses to be called as a method of another object.
  const { fetch, now, online } = world
  try {
    return await withinDeadline(call.limitMs, call.signal, async (signal) => {
      const response = await fetch(call.address, { signal, ...(call.headers && { headers: call.headers }) })
      if (response.status !== 200) return failure(faultOf(response, now()))
      const bytes = await readBytes(response, call.limitBytes)
      return bytes ? await read(response, bytes) : failure({ kind: 'too-large' })
    })
  } catch {
    return failure({ kind: online?.() === false ? 'offline' : 'unreachable' })
  }
}

function listingIn(bytes: Uint8Array): Answer<ListingEntry[]> {
  try {
    return { ok: true, value: parseListing(JSON.parse(decoded(bytes))) }
  } catch {
    return failure({ kind: 'unknown' })
  }
}

async function articleIn(
  response: Response,
  bytes: Uint8Array<ArrayBuffer>,
  subtle: SubtleCrypto | undefined,
): Promise<Answer<ArticleText>> {
  const text = decoded(bytes)
  // A captive portal, or a host that answers every address with its start page. Markdown that begins so is plain text.
  const isPage = /^text\/html\b/i.test(response.headers.get('content-type') ?? '') && /^\s*<(!doctype html|html)/i.test(text)
  if (isPage) return failure({ kind: 'unknown' })
  return { ok: true, value: { text, sha: await gitBlobSha(bytes, subtle) } }
}

/** UTF-8 without its byte order mark; bytes that are no UTF-8 become U+FFFD. */
function decoded(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

function failure(fault: SourceFault): { ok: false; fault: SourceFault } {
  return { ok: false, fault }
}
