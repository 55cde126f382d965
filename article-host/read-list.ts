import type { ArticleHost } from './article-host.ts'
import type { Environment } from './environment.ts'
import { type Answer, type Fault, failure } from './fault.ts'
import { decodeUtf8, get } from './get.ts'
import { recall, remember } from './last-answers.ts'
import { type Listing, listingIn } from './listing.ts'

/** GitHub itself gives up on an API call after 10 s. The bytes suffice for 50,000 entries; GitHub sends at most 1,000. */
export const LIST_LIMITS = { ms: 12_000, bytes: 64_000_000 }

// With no other header the call needs no preflight (Fetch, "CORS-safelisted request-header").
export const LIST_REQUEST = { headers: { accept: 'application/json' } }

/** Reads the list of articles live (LIST-1), and stores the answer if it is a list. */
export async function readList(
  host: ArticleHost,
  environment: Environment,
  signal: AbortSignal,
): Promise<Answer<Listing>> {
  const answer = await get(host.list, LIST_LIMITS, environment, signal, LIST_REQUEST)
  if (!answer.ok) return listFailure(answer.fault)
  const { bytes } = answer.value
  const body = parseJson(bytes)
  if (body === undefined) return failure({ kind: 'unknown' })
  if (Array.isArray(body)) void remember(host.list, bytes, environment)
  return { ok: true, value: listingIn(body, host.listsAtMost) }
}

/** Hosts also answer 404 for a repository that is private or renamed, so a 404 does not remove a stored list (SAVE-2). */
export function listFailure(fault: Fault) {
  return failure(fault.kind === 'missing' ? { kind: 'unknown' } : fault)
}

/** The list as this browser read it last, and when (ms since 1970); `null` if it has not read it. */
export async function recallList(
  host: ArticleHost,
  environment: Environment,
): Promise<{ value: Listing; storedAt: number } | null> {
  const answer = await recall(host.list, environment)
  if (!answer) return null
  const body = parseJson(answer.bytes)
  return Array.isArray(body) ? { value: listingIn(body, host.listsAtMost), storedAt: answer.storedAt } : null
}

/** @returns `undefined` for bytes that are not JSON */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeUtf8(bytes))
  } catch {
    return undefined
  }
}
