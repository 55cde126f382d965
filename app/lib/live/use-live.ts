import { startTransition, useEffect, useReducer, useState } from 'react'
import { type Answer, failure, isNetworkFault } from '#article-host/fault.ts'
import { type Copy, type Live, liveBefore, liveReducer } from './live.ts'

export type Sources<T> = {
  /** The value in the document. */
  initial: T | null
  /** Calls GitHub. A rejection counts as an unknown fault. */
  read: (signal: AbortSignal) => Promise<Answer<T>>
  /** Looks for the newer one of the cached and the initial copy. */
  recall: () => Promise<Copy<T> | null>
  /** The initial copy is incomplete, so `recall` is called at once. */
  hasMore?: boolean
}

/**
 * Calls once when the component mounts (LIST-1, ART-1), and aborts the call when it unmounts (ART-3). After a network fault
 * it calls again when the browser is online. It recalls a copy only after a fault, or if the initial one is missing or incomplete.
 */
export function useLive<T>(sourcesOf: () => Sources<T>): { state: Live<T>; retry: () => void } {
  const [{ initial, read, recall, hasMore }] = useState(sourcesOf)
  const [state, dispatch] = useReducer(
    liveReducer<T>,
    initial && { value: initial, takenAt: null },
    liveBefore,
  )
  const isLoading = state.status === 'loading'
  const hasFailed = state.status === 'failed'
  const needsCopy = hasFailed || !initial || hasMore
  const mayRecover = hasFailed && isNetworkFault(state.fault)

  useEffect(() => dispatch({ type: 'called' }), [])

  useEffect(() => {
    if (!isLoading) return undefined
    const call = (signal: AbortSignal) => read(signal).catch(() => failure({ kind: 'unknown' }))
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
    const find = () => recall().catch(() => null)
    return whileNeeded(find, (copy) => copy && dispatch({ type: 'recalled', copy }))
  }, [needsCopy, recall])

  useEffect(() => {
    if (!mayRecover) return undefined
    const listening = new AbortController()
    addEventListener('online', () => dispatch({ type: 'called' }), { signal: listening.signal })
    return () => listening.abort()
  }, [mayRecover])

  return { state, retry: () => dispatch({ type: 'called' }) }
}

/** Reports a task's result in a transition, so that the page stays responsive. The returned function aborts it and ignores its result. */
function whileNeeded<R>(task: (signal: AbortSignal) => Promise<R>, report: (result: R) => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  void task(signal).then((result) => signal.aborted || startTransition(() => report(result)))
  return () => leaving.abort()
}
