import { startTransition, useEffect, useReducer, useState } from 'react'
import { type Live, type LiveEvent, liveReducer, type Saved } from './live.ts'
import { createLiveCall } from './live-call.ts'
import { type Answer, isOfNetwork } from '#github/fault.ts'

type SavedCopy<T> = {
  /** The copy that came with the page, if one did. */
  saved: Saved<T> | null
  /** Looks, beside the live call, for a copy elsewhere that may be newer than the one that came with the page. */
  findSaved?: (signal: AbortSignal) => Promise<Saved<T> | null>
}

/**
 * Reads something live: one call when the component mounts (LIST-1, ART-1), dropped when it unmounts, so that no late
 * answer shows (ART-3). A failure of the network is mended by one more call when the browser is online again.
 *
 * The functions of the first render serve for the whole mount; to ask for something else, give the component another `key`.
 *
 * @returns the state, and `retry`, which calls again unless a call is under way
 */
export function useLive<T>(
  call: (signal: AbortSignal, isAsked: boolean) => Promise<Answer<T>>,
  { saved, findSaved }: SavedCopy<T>,
): { state: Live<T>; retry: () => void } {
  const [state, dispatch] = useReducer(liveReducer<T>, { status: 'resting', saved })
  // What has come may be a long text: while React makes its elements the page goes on scrolling and answering.
  const [report] = useState(() => (event: LiveEvent<T>) => {
    if (event.type === 'called') dispatch(event)
    else startTransition(() => dispatch(event))
  })
  const [live] = useState(() => createLiveCall(call, report))
  const [find] = useState(() => findSaved)
  const isMendable = state.status === 'failed' && isOfNetwork(state.fault)

  useEffect(() => {
    live.start()
    return live.stop
  }, [live])

  useEffect(() => {
    const finding = new AbortController()
    find?.(finding.signal).then(
      (found) => found && report({ type: 'savedFound', saved: found }),
      // Without a copy the page is what it is without one.
      () => undefined,
    )
    return () => finding.abort()
  }, [find, report])

  useEffect(() => {
    if (!isMendable) return undefined
    const listening = new AbortController()
    window.addEventListener('online', () => live.start(), { signal: listening.signal })
    return () => listening.abort()
  }, [isMendable, live])

  return { state, retry: () => live.start(true) }
}
