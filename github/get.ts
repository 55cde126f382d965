import { readBytes } from './read-bytes.ts'
import { type Answer, faultOf, isPassing, type SourceFault } from './fault.ts'
import { withinDeadline } from './within-deadline.ts'

/** What a source needs from outside: the network, the clock (ms since 1970), and what the browser knows. */
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

/** How long a call that may succeed a moment later waits before it is made a second and last time. */
export const REPEAT_AFTER_MS = 1_000

/**
 * Runs the calls of one reading under one time limit.
 *
 * @param limitMs for all of them, headers and bodies
 * @returns `unreachable`, or `offline`, when the limit or `signal` comes first
 */
export async function withinLimit<T>(
  limitMs: number,
  signal: AbortSignal,
  world: SourceWorld,
  work: (within: AbortSignal) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  return withinDeadline(limitMs, signal, work).catch(() => unanswered(world))
}

/** Tries once more where that may help; a browser that knows of no network need not be asked again. */
export async function persistent<T>(
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

/**
 * One GET. Only a complete 200 is a success (LIST-3, ART-2), and every failure is a value with a name.
 *
 * @param limit bytes, after decompression
 */
export async function bytesAt(
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

/** UTF-8 without its byte order mark; bytes that are no UTF-8 become U+FFFD. */
export function decoded(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

export function failure(fault: SourceFault): { ok: false; fault: SourceFault } {
  return { ok: false, fault }
}

function unanswered({ online }: SourceWorld): { ok: false; fault: SourceFault } {
  return failure({ kind: online?.() === false ? 'offline' : 'unreachable' })
}
