import { readBytes } from '#github/read-bytes.ts'
import { faultOf } from '#github/fault.ts'
import { withinDeadline } from '#github/within-deadline.ts'
import type { SourceProblem } from './source-problem.ts'

/** What reading a source needs from outside. */
export type SourceWorld = {
  fetch: typeof globalThis.fetch
  /** ms since 1970 */
  now: () => number
  /** @param duration ms */
  wait: (duration: number) => Promise<void>
  /** For the API's host alone. `null` is no token. */
  token: string | null
}

export type Request = {
  /** In a few words, for messages: "the list of files". */
  what: string
  address: string
  limitMs: number
  /** The longest body that is read, bytes after decompression. */
  limitBytes: number
  headers?: Record<string, string>
}

export type Reply = { ok: true; bytes: Buffer } | { ok: false; problem: SourceProblem }

/** GitHub refuses requests without one (REST API, "User agent required"). */
const USER_AGENT = 'descent-portfolio'
const RETRY_AFTER_MS = 1_000

/**
 * One GET, whose time limit covers headers and body. A broken connection and a 5xx are tried once more, after a second;
 * a refusal (4xx) never is.
 *
 * @returns the body of a 200; anything else is a problem with a name, and never holds what the host wrote
 */
export async function get(request: Request, world: SourceWorld): Promise<Reply> {
  const first = await getOnce(request, world)
  if (first.ok || !isWorthRetrying(first.problem)) return first
  await world.wait(RETRY_AFTER_MS)
  return getOnce(request, world)
}

async function getOnce(
  { what, address, limitMs, limitBytes, headers }: Request,
  { fetch, now }: SourceWorld,
): Promise<Reply> {
  const { host } = new URL(address)
  try {
    return await withinDeadline(limitMs, new AbortController().signal, async (signal): Promise<Reply> => {
      const response = await fetch(address, { signal, headers: { 'user-agent': USER_AGENT, ...headers } })
      const { status } = response
      if (status !== 200) {
        const fault = faultOf(response, now())
        const hasToken = headers?.authorization !== undefined
        return fault.kind === 'rate-limited'
          ? failed({ kind: 'rate-limited', host, retryAt: fault.retryAt, hasToken })
          : failed({ kind: 'status', what, status })
      }
      const bytes = await readBytes(response, limitBytes)
      return bytes ? { ok: true, bytes: Buffer.from(bytes) } : failed({ kind: 'unreadable', what })
    })
  } catch (error) {
    return failed({ kind: 'unreachable', host, reason: reasonOf(error, limitMs) })
  }
}

function failed(problem: SourceProblem): Reply {
  return { ok: false, problem }
}

function isWorthRetrying(problem: SourceProblem): boolean {
  return problem.kind === 'unreachable' || (problem.kind === 'status' && problem.status >= 500)
}

/** Node's fetch hides the system's code in the cause; its messages may hold addresses and are not shown. */
function reasonOf(error: unknown, limitMs: number): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'AbortError') return `not within ${limitMs / 1_000} s`
  const cause: unknown = error.cause
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : 'the connection broke'
}
