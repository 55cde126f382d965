import { listingAddress } from './addresses.ts'
import type { Environment } from './environment.ts'
import { type Answer, failure } from './fault.ts'
import { decoded, get } from './get.ts'
import type { ArticleHosts } from './hosts.ts'
import { recall, remember } from './last-answers.ts'
import { type Listing, listingIn } from './listing.ts'

/** GitHub itself gives up on an API call after 10 s. The bytes are room for 50,000 entries; GitHub sends 1,000 at most. */
const LIMITS = { ms: 12_000, bytes: 64_000_000 }

// This header alone keeps the call a simple one, without a preflight (Fetch, "CORS-safelisted request-header").
const LISTING_REQUEST = { headers: { accept: 'application/vnd.github+json' } }

/** Reads the list of articles live (LIST-1), and stores the answer unless it was no list. */
export async function readList(
  hosts: ArticleHosts,
  environment: Environment,
  signal: AbortSignal,
): Promise<Answer<Listing>> {
  const address = listingAddress(hosts)
  const answer = await get(address, LIMITS, environment, signal, LISTING_REQUEST)
  // GitHub also answers 404 for a repository that is private or renamed. That says nothing against a stored list (SAVE-2).
  if (!answer.ok) return answer.fault.kind === 'missing' ? failure({ kind: 'unknown' }) : answer
  const { bytes } = answer.value
  const body = parsed(bytes)
  if (body === undefined) return failure({ kind: 'unknown' })
  if (Array.isArray(body)) void remember(address, bytes, environment)
  return { ok: true, value: listingIn(body) }
}

/** The list as this browser read it last, and when (ms since 1970); `null` when it has not. */
export async function recallList(
  hosts: ArticleHosts,
  environment: Environment,
): Promise<{ value: Listing; storedAt: number } | null> {
  const answer = await recall(listingAddress(hosts), environment)
  if (!answer) return null
  const body = parsed(answer.bytes)
  return Array.isArray(body) ? { value: listingIn(body), storedAt: answer.storedAt } : null
}

/** @returns `undefined` for bytes that are not JSON */
function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoded(bytes))
  } catch {
    return undefined
  }
}
