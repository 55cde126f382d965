import type { Environment } from '#article-host/environment.ts'
import { type Answer, failure, faultOf, isTransient } from './fault.ts'

/** The body of a complete answer, and its `content-type`; `''` without one. */
export type Received = { bytes: Uint8Array<ArrayBuffer>; contentType: string }

/** `no-cache` asks the host whether an answer that the browser has cached is still the newest: it causes no preflight. */
type Call = {
  address: string
  /** The limit for the whole call, in ms: both tries, headers and bodies. */
  limitMs: number
  cache: 'default' | 'no-cache'
}

/** The pause between the first and the second, last try, in ms. */
export const RETRY_AFTER_MS = 1_000

/**
 * Sends a GET, and one more after a broken connection or a 5xx. It never rejects: only a complete 200 is a success (LIST-3,
 * ART-2), and every failure is a named fault. It sends no headers, because most of them cause a preflight.
 *
 * @param signal callers that abort it ignore the result
 */
export async function get(
  call: Call,
  environment: Environment,
  signal: AbortSignal,
): Promise<Answer<Received>> {
  const endSignal = AbortSignal.any([signal, AbortSignal.timeout(call.limitMs)])
  const first = await tryOnce(call, endSignal, environment)
  if (first.ok || !isTransient(first.fault) || endSignal.aborted) return first
  await environment.pause(RETRY_AFTER_MS)
  return endSignal.aborted ? first : tryOnce(call, endSignal, environment)
}

async function tryOnce(
  { address, cache }: Call,
  signal: AbortSignal,
  { fetch, now, online }: Environment,
): Promise<Answer<Received>> {
  try {
    const response = await fetch(address, { signal, cache })
    if (response.status !== 200) return failure(faultOf(response, now()))
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { ok: true, value: { bytes, contentType: response.headers.get('content-type') ?? '' } }
  } catch {
    return failure({ kind: online() ? 'unreachable' : 'offline' })
  }
}
