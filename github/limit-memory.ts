import { type Answer, LONGEST_WAIT_MS, SHORTEST_PATIENCE_MS, type SourceFault } from './fault.ts'

/** Takes note of a host that asks for patience in an answer which is not the one that is shown. */
type Heed = (answer: Answer<unknown>) => void

/** Remembers, for as long as the page lives, that a host has asked for patience. */
export type LimitMemory = {
  /**
   * Makes the call, or, before the host's time has come, answers in its place what the host has answered last.
   *
   * @param isAsked the visitor wants this very call: it is made in any case
   */
  unlessLimited: <T>(
    isAsked: boolean | undefined,
    call: (heed: Heed) => Promise<Answer<T>>,
  ) => Promise<Answer<T>>
}

/** @param now ms since 1970 */
export function createLimitMemory(now: () => number): LimitMemory {
  let limit: { fault: SourceFault; until: number } | null = null
  const heed: Heed = (answer) => {
    if (answer.ok || answer.fault.kind !== 'rate-limited') return
    limit = { fault: answer.fault, until: answer.fault.retryAt ?? now() + SHORTEST_PATIENCE_MS }
  }
  return {
    async unlessLimited(isAsked, call) {
      const before = limit
      if (before && !isAsked && isAhead(before.until, now())) return { ok: false, fault: before.fault }
      const answer = await call(heed)
      heed(answer)
      // What has been noted in the meantime stands.
      if (answer.ok && limit === before) limit = null
      return answer
    },
  }
}

/** Whether a time is still to come. What lies further than the longest wait is what a clock left that has been set back. */
function isAhead(time: number, now: number): boolean {
  return now < time && time - now <= LONGEST_WAIT_MS
}
