/** Everything that can stand between a visitor and the articles. */
export type SourceFault =
  /** The host answers no more for now; `retryAt` is when it will (ms since 1970), if it said so. */
  | { kind: 'rate-limited'; retryAt: number | null }
  /** No answer, and the browser knows that it has no network. */
  | { kind: 'offline' }
  /** No answer, or not all of it in time: network, name resolution, a blocked call, a stalled body. */
  | { kind: 'unreachable' }
  /** The article does not exist. */
  | { kind: 'missing' }
  /** The name cannot be an article's, and nothing was asked (ART-4). */
  | { kind: 'refused' }
  /** The answer is longer than is read. */
  | { kind: 'too-large' }
  /** The host answers, and says that it fails (5xx). */
  | { kind: 'failing' }
  /** An answer, but not one to show. */
  | { kind: 'unknown' }

/** What came, or why nothing did. */
export type Answer<T> = { ok: true; value: T } | Failure

type Failure = {
  ok: false
  fault: SourceFault
  /** When this was last found to be gone, ms since 1970: a copy that is older is none (SAVE-2). */
  goneAt?: number
}

/** A wait that a host asks for is believed up to one hour: GitHub's allowance is hourly, and clocks are wrong at times. */
export const LONGEST_WAIT_MS = 3_600_000

/** A host that names no time, or one that has passed, wants a minute at least (GitHub documentation, "Exceeding the rate limit"). */
export const SHORTEST_PATIENCE_MS = 60_000

/**
 * Why an answer is no success, from its status and headers alone: the body of a limited answer holds the visitor's IP.
 *
 * @param response its status is not 200
 * @param now ms since 1970
 */
export function faultOf(response: { status: number; headers: Headers }, now: number): SourceFault {
  const { status, headers } = response
  if (status === 404) return { kind: 'missing' }
  if (status >= 500) return { kind: 'failing' }
  if (status !== 403 && status !== 429) return { kind: 'unknown' }
  const retryAfter = headers.get('retry-after')
  const isSpent = headers.get('x-ratelimit-remaining') === '0'
  // A 403 without these headers may be a refusal of any kind (GitHub documentation, "Rate limits for the REST API").
  if (status === 403 && retryAfter === null && !isSpent) return { kind: 'unknown' }
  const wanted =
    timeOfRetryAfter(retryAfter, now) ?? (isSpent ? timeOfReset(headers.get('x-ratelimit-reset')) : null)
  return { kind: 'rate-limited', retryAt: wanted === null ? null : believed(wanted, now) }
}

/** The time to ask again. One that has passed is what a clock says that differs from the host's. */
function believed(wanted: number, now: number): number {
  return wanted <= now ? now + SHORTEST_PATIENCE_MS : Math.min(wanted, now + LONGEST_WAIT_MS)
}

/** RFC 9110, section 10.2.3: seconds, or a date. Anything else is `null`. */
function timeOfRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null
  const time = /^\d+$/.test(value) ? now + Number(value) * 1_000 : Date.parse(value)
  return Number.isNaN(time) ? null : time
}

/** GitHub's `x-ratelimit-reset`: seconds since 1970. */
function timeOfReset(value: string | null): number | null {
  return value !== null && /^\d+$/.test(value) ? Number(value) * 1_000 : null
}

/** Whether the article is not there at all, so that no copy of it is shown (SAVE-2). */
export function isGone(fault: SourceFault): boolean {
  return fault.kind === 'missing' || fault.kind === 'refused'
}

/** Whether the network failed rather than the host, so that a network that comes back may mend it. */
export function isOfNetwork(fault: SourceFault): boolean {
  return fault.kind === 'offline' || fault.kind === 'unreachable'
}

/** Whether the same call may succeed a moment later: a broken connection, a host that stumbled. A refusal stays one. */
export function isPassing(fault: SourceFault): boolean {
  return fault.kind === 'unreachable' || fault.kind === 'failing'
}

/**
 * The reason in a sentence for the visitor, beside the texts of LIST-3 and ART-2.
 *
 * @param locale how the time of day is written; its zone is the visitor's
 * @returns `null` where the reason is not known (a guess would be worse than none), and where the page says it already
 */
export function explainFault(fault: SourceFault, locale: string): string | null {
  switch (fault.kind) {
    case 'rate-limited':
      if (fault.retryAt === null)
        return 'GitHub has had too many requests from your network. Please try again later.'
      return `GitHub has had too many requests from your network. It can be asked again after ${timeOfDay(fault.retryAt, locale)}.`
    case 'offline':
      return 'You seem to be offline.'
    case 'too-large':
      return 'It is too large to be shown here.'
    // The page's heading says it: there is no such article.
    case 'missing':
    case 'refused':
    case 'unreachable':
    case 'failing':
    case 'unknown':
      return null
    default:
      return fault satisfies never
  }
}

/** Rounded up to the minute, so that it is never too early. */
function timeOfDay(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(Math.ceil(time / 60_000) * 60_000)
}
