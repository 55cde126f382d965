import type { LiveEvent } from './live.ts'
import type { Answer } from '#github/fault.ts'

/** A call that can be made again, never twice at a time. */
export type LiveCall = {
  /**
   * Makes the call, unless it is under way.
   *
   * @param isAsked whether the visitor wants it, not the page
   */
  start: (isAsked?: boolean) => void
  /** Drops the call that is under way: its answer is not reported. */
  stop: () => void
}

/**
 * Turns one kind of call into events.
 *
 * @param call should not reject; if it does, that is a failure for a reason unknown
 * @param report gets `called` at once, then `answered` or `failed`; after `stop` nothing more of that call (ART-3)
 */
export function createLiveCall<T>(
  call: (signal: AbortSignal, isAsked: boolean) => Promise<Answer<T>>,
  report: (event: LiveEvent<T>) => void,
): LiveCall {
  let underWay: AbortController | null = null

  async function run(controller: AbortController, isAsked: boolean) {
    const event = await call(controller.signal, isAsked).then(eventOf, (): LiveEvent<T> => UNEXPLAINED)
    if (controller.signal.aborted) return
    underWay = null
    report(event)
  }

  return {
    start(isAsked = false) {
      if (underWay) return
      underWay = new AbortController()
      report({ type: 'called' })
      void run(underWay, isAsked)
    },
    stop() {
      underWay?.abort()
      underWay = null
    },
  }
}

const UNEXPLAINED = { type: 'failed', fault: { kind: 'unknown' } } as const

function eventOf<T>(answer: Answer<T>): LiveEvent<T> {
  if (answer.ok) return { type: 'answered', value: answer.value }
  const { fault, goneAt } = answer
  return { type: 'failed', fault, goneAt }
}
