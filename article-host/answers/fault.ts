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
  const isSpent = headers.get('x-ratelimit-remaining') === '0'
  // A 403 without these headers may have any reason (GitHub documentation, "Rate limits for the REST API").
  const isLimited = status === 429 || (status === 403 && (retryAfter !== null || isSpent))
  if (!isLimited) return { kind: 'unknown' }
  const reset = isSpent ? headers.get('x-ratelimit-reset') : null
  const wanted = timeOfRetryAfter(retryAfter, now) ?? timeOfReset(reset)
  return { kind: 'rate-limited', retryAt: wanted === null ? null : possibleTime(wanted, now) }
}

/** Reads a `retry-after`: seconds, or a date (RFC 9110, section 10.2.3). @returns ms since 1970, or `null` for anything else */
function timeOfRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null
  if (/^\d+$/.test(value)) return now + Number(value) * 1_000
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : date
}

/** Reads GitHub's `x-ratelimit-reset`: seconds since 1970. @returns ms since 1970, or `null` for anything else */
function timeOfReset(value: string | null): number | null {
  const seconds = Number.parseInt(value ?? '', 10)
  return Number.isNaN(seconds) ? null : seconds * 1_000
}

/** Limits a time to wait for, because the clocks of the host and of the browser may differ. */
function possibleTime(time: number, now: number): number {
  return time <= now ? now + SHORTEST_WAIT_MS : Math.min(time, now + LONGEST_WAIT_MS)
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
