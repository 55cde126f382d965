import { startTransition, useEffect, useReducer, useState } from 'react'
import { type Answer, isOfNetwork } from '#github/fault.ts'
import { type Copy, type Live, liveBefore, liveReducer } from './live.ts'

/** Where something that is read live comes from. */
export type Sources<T> = {
  /** What came with the document. */
  initial: Copy<T> | null
  /** Calls the live source. If it rejects, that is a failure for an unknown reason. */
  read: (signal: AbortSignal) => Promise<Answer<T>>
  /** Looks for what this browser stored when it last read the same. */
  recall: (signal: AbortSignal) => Promise<Copy<T> | null>
}

const FAILED: Answer<never> = { ok: false, fault: { kind: 'unknown' } }

/**
 * Reads something live: one call when the component mounts (LIST-1, ART-1), aborted when it unmounts, so that no late
 * answer shows (ART-3). After a failure of the network it calls once more when the browser is online again. The stored copy
 * is looked for only when the call has failed, or when nothing came with the document.
 *
 * @param sourcesOf the sources of the first render serve until the component unmounts
 * @returns the state, and `retry`, which calls again after a failure
 */
export function useLive<T>(sourcesOf: () => Sources<T>): { state: Live<T>; retry: () => void } {
  const [{ initial, read, recall }] = useState(sourcesOf)
  const [state, dispatch] = useReducer(liveReducer<T>, initial, liveBefore)
  const isLoading = state.status === 'loading'
  const hasFailed = state.status === 'failed'
  const needsCopy = hasFailed || !initial
  const mayRecover = hasFailed && isOfNetwork(state.fault)

  useEffect(() => dispatch({ type: 'called' }), [])

  useEffect(() => {
    if (!isLoading) return undefined
    const call = (signal: AbortSignal) => read(signal).catch(() => FAILED)
    return whileNeeded(call, (answer) =>
      dispatch(
        answer.ok
          ? { type: 'answered', copy: { value: answer.value, takenAt: Date.now() } }
          : { type: 'failed', fault: answer.fault },
      ),
    )
  }, [isLoading, read])

  useEffect(() => {
    if (!needsCopy) return undefined
    const find = (signal: AbortSignal) => recall(signal).catch(() => null)
    return whileNeeded(find, (copy) => copy && dispatch({ type: 'recalled', copy }))
  }, [needsCopy, recall])

  useEffect(() => {
    if (!mayRecover) return undefined
    const listening = new AbortController()
    addEventListener('online', () => dispatch({ type: 'retried' }), { signal: listening.signal })
    return () => listening.abort()
  }, [mayRecover])

  return { state, retry: () => dispatch({ type: 'retried' }) }
}

/**
 * Starts a task that does not reject, and reports its result in a transition: while React renders a long article the page
 * goes on scrolling and answering.
 *
 * @returns aborts the task; its result is then not reported
 */
function whileNeeded<R>(task: (signal: AbortSignal) => Promise<R>, report: (result: R) => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  void task(signal).then((result) => signal.aborted || startTransition(() => report(result)))
  return () => leaving.abort()
}
