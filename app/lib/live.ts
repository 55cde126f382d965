import { useEffect, useReducer, useState } from 'react'
import { type Answer, failure, type Fault, isGone, isNetworkFault } from '#article-host/answers/fault.ts'
import { reportResult, whileNeeded } from './while-needed.ts'

/** A value, and when it was read from its source (ms since 1970; `null` for a document before `build.json` is read). */
export type Copy<T> = { value: T; takenAt: number | null }

/** The state of a live page. A prerendered page is `ready` with its initial copy, and `loading` once the script has called. */
export type Live<T> =
  | { status: 'loading'; copy: Copy<T> | null }
  | { status: 'ready'; copy: Copy<T> }
  | { status: 'failed'; copy: Copy<T> | null; fault: Fault }

export type LiveEvent<T> =
  | { type: 'called' }
  /** `answeredAt` is in ms since 1970. */
  | { type: 'answered'; answer: Answer<T>; answeredAt: number }
  /** The best copy was found: the cached one or the initial one, with its time. */
  | { type: 'recalled'; copy: Copy<T> }

/** Every answer ends `loading` (LIST-2, ART-2). Every fault keeps the copy (SAVE-1), unless the article is gone (SAVE-2). */
export function liveReducer<T>(state: Live<T>, event: LiveEvent<T>): Live<T> {
  switch (event.type) {
    case 'called':
      return state.status === 'loading' ? state : { status: 'loading', copy: state.copy }
    case 'answered': {
      const { answer, answeredAt } = event
      if (state.status !== 'loading') return state
      if (answer.ok) return { status: 'ready', copy: { value: answer.value, takenAt: answeredAt } }
      return { status: 'failed', copy: isGone(answer.fault) ? null : state.copy, fault: answer.fault }
    }
    case 'recalled':
      if (state.status === 'ready') return state
      if (state.status === 'failed' && isGone(state.fault)) return state
      return isNewerCopy(state.copy, event.copy) ? state : { ...state, copy: event.copy }
    default:
      return event satisfies never
  }
}

/** Copies of an unknown time count as the oldest. */
function isNewerCopy(copy: Copy<unknown> | null, other: Copy<unknown>): boolean {
  return (copy?.takenAt ?? 0) > (other.takenAt ?? 0)
}

/** Where a live page gets its values from. */
export type Sources<T> = {
  initial: T | null
  /** Calls GitHub. A rejection counts as an unknown fault. A page without it stays as it was built. */
  read?: (signal: AbortSignal) => Promise<Answer<T>>
  /** Looks for the newer one of the cached and the initial copy. */
  recall?: () => Promise<Copy<T> | null>
  /** The initial copy is incomplete, so `recall` is called at once. */
  hasMore?: boolean
}

/** A prerendered page is `ready`: hydration needs the state of the document. */
function initialState<T>(initial: T | null): Live<T> {
  if (initial === null) return { status: 'loading', copy: null }
  return { status: 'ready', copy: { value: initial, takenAt: null } }
}

/** Calls once, when the component mounts (LIST-1, ART-1), and again when the browser is back online. Unmounting aborts the call (ART-3). */
export function useLive<T>(sourcesOf: () => Sources<T>): { state: Live<T>; retry: () => void } {
  const [{ initial, read, recall, hasMore }] = useState(sourcesOf)
  const [state, dispatch] = useReducer(liveReducer<T>, initial, initialState)
  const isLoading = state.status === 'loading'
  const hasFailed = state.status === 'failed'
  const needsCopy = hasFailed || !initial || hasMore
  const mayRecover = hasFailed && isNetworkFault(state.fault)

  useEffect(() => {
    if (read) dispatch({ type: 'called' })
  }, [read])

  useEffect(() => {
    if (!isLoading || !read) return undefined
    const call = (signal: AbortSignal) => read(signal).catch(() => failure({ kind: 'unknown' }))
    return reportResult(call, (answer) => dispatch({ type: 'answered', answer, answeredAt: Date.now() }))
  }, [isLoading, read])

  useEffect(() => {
    if (!needsCopy || !recall) return undefined
    const find = () => recall().catch(() => null)
    return reportResult(find, (copy) => copy && dispatch({ type: 'recalled', copy }))
  }, [needsCopy, recall])

  useEffect(() => {
    if (!mayRecover) return undefined
    return whileNeeded((signal) => addEventListener('online', () => dispatch({ type: 'called' }), { signal }))
  }, [mayRecover])

  return { state, retry: () => dispatch({ type: 'called' }) }
}
