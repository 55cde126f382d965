import { type Answer, LONGEST_WAIT_MS, type SourceFault } from './source-fault.ts'

/** A host that names no time wants a minute at least (GitHub documentation, "Exceeding the rate limit"). */
const SHORTEST_PATIENCE_MS = 60_000

/** Remembers, for as long as the page lives, that a host has asked for patience. */
export type LimitMemory = {
  /**
   * Makes the call, or, before the host's time has come, answers in its place what the host has answered last.
   *
   * @param isAsked the visitor wants this very call: it is made in any case
   */
  unlessLimited: <T>(isAsked: boolean | undefined, call: () => Promise<Answer<T>>) => Promise<Answer<T>>
}

/** @param now ms since 1970 */
export function createLimitMemory(now: () => number): LimitMemory {
  let limit: { fault: SourceFault; until: number } | null = null
  return {
    async unlessLimited(isAsked, call) {
      if (limit && !isAsked && isAhead(limit.until, now())) return { ok: false, fault: limit.fault }
      const answer = await call()
      if (answer.ok) limit = null
      else if (answer.fault.kind === 'rate-limited') {
        const { fault } = answer
        limit = { fault, until: answer.fault.retryAt ?? now() + SHORTEST_PATIENCE_MS }
      }
      return answer
    },
  }
}

/** Whether a time is still to come. What lies further than the longest wait is what a clock left that has been set back. */
function isAhead(time: number, now: number): boolean {
  return now < time && time - now <= LONGEST_WAIT_MS
}
