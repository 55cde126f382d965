import { type Fault, isGone } from '#article-host/fault.ts'

/** A value, and when it was read from its source (ms since 1970; `null` for a document before `build.json` is read). */
export type Copy<T> = { value: T; takenAt: number | null }

/** The state of a live page. A prerendered page is `ready` with its initial copy, and `loading` once the script has called. */
export type Live<T> =
  | { status: 'loading'; copy: Copy<T> | null }
  | { status: 'ready'; copy: Copy<T> }
  | { status: 'failed'; copy: Copy<T> | null; fault: Fault }

export type LiveEvent<T> =
  | { type: 'called' }
  | { type: 'answered'; copy: Copy<T> }
  | { type: 'failed'; fault: Fault }
  /** The best copy was found: the cached one or the initial one, with its time. */
  | { type: 'recalled'; copy: Copy<T> }

/** @param initial the copy in the document */
export function liveBefore<T>(initial: Copy<T> | null): Live<T> {
  return initial ? { status: 'ready', copy: initial } : { status: 'loading', copy: null }
}

/**
 * Every answer ends `loading` (LIST-2, ART-2); other answers are ignored. Every fault keeps the copy (SAVE-1), unless the
 * article is gone (SAVE-2).
 */
export function liveReducer<T>(state: Live<T>, event: LiveEvent<T>): Live<T> {
  switch (event.type) {
    case 'called':
      return state.status === 'loading' ? state : { status: 'loading', copy: state.copy }
    case 'answered':
      return state.status === 'loading' ? { status: 'ready', copy: event.copy } : state
    case 'failed':
      if (state.status !== 'loading') return state
      return { status: 'failed', copy: isGone(event.fault) ? null : state.copy, fault: event.fault }
    case 'recalled':
      if (state.status === 'ready' || (state.status === 'failed' && isGone(state.fault))) return state
      return (state.copy?.takenAt ?? 0) > (event.copy.takenAt ?? 0) ? state : { ...state, copy: event.copy }
    default:
      return event satisfies never
  }
}
