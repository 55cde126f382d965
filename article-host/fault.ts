/** The reasons why a live call fails. `retryAt` is when the host will answer again (ms since 1970), if it says so. */
export type Fault =
  | { kind: 'rate-limited'; retryAt: number | null }
  /** No answer, and the browser knows that it has no network. */
  | { kind: 'offline' }
  /** No answer, or not all of it in time: network, name resolution, a blocked call, a stalled body. */
  | { kind: 'unreachable' }
  | { kind: 'missing' }
  /** The name cannot be an article's, and nothing was requested (ART-4). */
  | { kind: 'refused' }
  | { kind: 'too-large' }
  /** The host itself fails (5xx). */
  | { kind: 'failing' }
  /** An answer that cannot be shown. */
  | { kind: 'unknown' }

/** The result of a call, or why it failed. Nothing rejects. */
export type Answer<T> = { ok: true; value: T } | { ok: false; fault: Fault }

/** The longest limit, GitHub's, ends after an hour. A longer wait comes from a wrong clock. */
export const LONGEST_WAIT_MS = 3_600_000

/** The shortest wait, also if the host gives a time that has passed (GitHub documentation, "Exceeding the rate limit"). */
const SHORTEST_WAIT_MS = 60_000

export function failure(fault: Fault): Answer<never> {
  return { ok: false, fault }
}

/** Finds why an answer failed, from its status and headers alone: the body of a rate limit contains the visitor's IP. */
export function faultOf({ status, headers }: Pick<Response, 'status' | 'headers'>, now: number): Fault {
  if (status === 404) return { kind: 'missing' }
  if (status >= 500) return { kind: 'failing' }
  const retryAfter = headers.get('retry-after')
  const reset = headers.get('x-ratelimit-remaining') === '0' ? headers.get('x-ratelimit-reset') : undefined
  // A 403 without these headers may have any reason (GitHub documentation, "Rate limits for the REST API").
  const isLimit = status === 429 || (status === 403 && (retryAfter !== null || reset !== undefined))
  if (!isLimit) return { kind: 'unknown' }
  // GitHub's header has seconds since 1970.
  const times = [timeOfRetryAfter(retryAfter, now), Number.parseInt(reset ?? '', 10) * 1_000]
  const wanted = times.find((time) => !Number.isNaN(time))
  if (wanted === undefined) return { kind: 'rate-limited', retryAt: null }
  const retryAt = wanted <= now ? now + SHORTEST_WAIT_MS : Math.min(wanted, now + LONGEST_WAIT_MS)
  return { kind: 'rate-limited', retryAt }
}

/** RFC 9110, section 10.2.3: seconds, or a date. Anything else is `NaN`. */
function timeOfRetryAfter(value: string | null, now: number): number {
  return /^\d+$/.test(value ?? '') ? now + Number(value) * 1_000 : Date.parse(value ?? '')
}

/** Whether the article does not exist, so that no copy of it is shown (SAVE-2). */
export function isGone({ kind }: Fault): boolean {
  return kind === 'missing' || kind === 'refused'
}

/** Whether the network failed, so that the page tries again when the network is back. */
export function isNetworkFault({ kind }: Fault): boolean {
  return kind === 'offline' || kind === 'unreachable'
}

/** Whether the same call may succeed a moment later. */
export function isTransient({ kind }: Fault): boolean {
  return kind === 'unreachable' || kind === 'failing'
}
