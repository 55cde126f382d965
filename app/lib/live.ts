import { assertNever } from './assert-never.ts'
import { type Fault, isGone } from '#github/fault.ts'

/** A value, and when it was read from its source (ms since 1970). */
export type Copy<T> = { value: T; takenAt: number }

/**
 * What a page shows of something that it reads live. A prerendered page is `ready` with what came with its document, and
 * `loading` as soon as a script has made the call.
 */
export type Live<T> =
  | { status: 'loading'; copy: Copy<T> | null }
  | { status: 'ready'; copy: Copy<T> }
  | { status: 'failed'; copy: Copy<T> | null; fault: Fault }

export type LiveEvent<T> =
  | { type: 'called' }
  | { type: 'retried' }
  | { type: 'answered'; copy: Copy<T> }
  | { type: 'failed'; fault: Fault }
  /** The copy that this browser stored when it last read the same. */
  | { type: 'recalled'; copy: Copy<T> }

/** @param initial what came with the document */
export function liveBefore<T>(initial: Copy<T> | null): Live<T> {
  return initial ? { status: 'ready', copy: initial } : { status: 'loading', copy: null }
}

/**
 * Where an event leads. When it changes nothing the same object comes back.
 *
 * An answer counts only while it is awaited, and ends `loading` in all cases (LIST-2, ART-2). The copy outlives every
 * failure but one: there is none of an article that is gone (SAVE-1, SAVE-2).
 */
export function liveReducer<T>(state: Live<T>, event: LiveEvent<T>): Live<T> {
  switch (event.type) {
    case 'called':
      return state.status === 'ready' ? { status: 'loading', copy: state.copy } : state
    case 'retried':
      return state.status === 'failed' ? { status: 'loading', copy: state.copy } : state
    case 'answered':
      return state.status === 'loading' ? { status: 'ready', copy: event.copy } : state
    case 'failed':
      if (state.status !== 'loading') return state
      return { status: 'failed', copy: isGone(event.fault) ? null : state.copy, fault: event.fault }
    case 'recalled':
      if (state.status === 'ready' || (state.status === 'failed' && isGone(state.fault))) return state
      return state.copy && state.copy.takenAt >= event.copy.takenAt ? state : { ...state, copy: event.copy }
    default:
      return assertNever(event)
  }
}
